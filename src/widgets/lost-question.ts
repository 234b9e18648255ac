/** Said where the end of an address names no question. */
export const LOST_QUESTION =
  'The end of this address names a question that is not here: it may have been cut off. Here is a new one.';
