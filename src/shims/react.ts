/**
 * The few parts of React that @xstate/react asks for, on Preact's own hooks: the whole compatibility
 * layer would weigh more than they do.
 */
export { createContext, createElement } from 'preact';
export { useCallback, useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
