/** Draws by lot: the same words always draw the same number, from 0 to below `under` (FNV-1a, then mixed). */
export function lot(words: string, under: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % under;
}
