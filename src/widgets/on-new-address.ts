/** Where the page's own "Skip to content" leads, which says nothing of what a page shows. */
const TO_CONTENT = '#_top';

/** Calls back whenever the end of the address is changed to ask for something else; comes back with how to stop. */
export function onNewAddress(read: () => void): () => void {
  const changed = ({ oldURL }: HashChangeEvent) => {
    if (location.hash !== TO_CONTENT) return read();
    // The address goes on naming what lies on the table.
    history.replaceState(history.state, '', oldURL);
  };
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The end of the address that a page is opened with; empty where it only leads to the page's content. */
export function addressedHash(): string {
  return location.hash === TO_CONTENT ? '' : location.hash;
}
