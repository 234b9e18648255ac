/** A number as a learner writes it: "1,205" with its sign chosen beside it, or "−100" with the sign in it. */
export function writtenNumber(text: string, sign: string | null): number {
  const size = Number(text.replaceAll(/\D/g, ''));
  return (sign === '-' || /^\s*[-−]/.test(text)) && size > 0 ? -size : size;
}
