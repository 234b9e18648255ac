/** The rules that were chosen last, on whichever page they were. */
const KEPT = 'canasta:variant';

/** The id of the variant chosen last, null where none is kept. */
export function keptVariant(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Keeps the choice; where nothing can be kept, it holds for this page. */
export function keepVariant(variant: string): void {
  try {
    localStorage.setItem(KEPT, variant);
  } catch {
    // Nothing is lost but the next visit's first choice.
  }
}
