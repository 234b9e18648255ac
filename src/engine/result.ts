/** A value, or everything that kept it from being one. Each problem is a plain sentence. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly string[] };

export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function bad(...problems: readonly string[]): {
  readonly ok: false;
  readonly problems: readonly string[];
} {
  return { ok: false, problems };
}

/** All the values, or all the problems of all. */
export function allOf<T>(results: readonly Result<T>[]): Result<readonly T[]> {
  const problems = results.flatMap((result) => (result.ok ? [] : result.problems));
  return problems.length > 0
    ? bad(...problems)
    : good(results.flatMap((result) => (result.ok ? [result.value] : [])));
}
