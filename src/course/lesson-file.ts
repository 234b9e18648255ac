/** What the place of a lesson's file says: its family, its rank in the course, its name in addresses. */
export interface LessonFile {
  readonly family: string;
  readonly order: number;
  readonly slug: string;
}

/** Reads `lessons/<family>/NN-slug`, the place of every lesson below `content/`. */
export function lessonFile(id: string): LessonFile | undefined {
  const [, family, order, slug] = /^lessons\/([^/]+)\/(\d+)-([^/]+)$/.exec(id) ?? [];
  if (family === undefined || order === undefined || slug === undefined) return undefined;
  return { family, order: Number(order), slug };
}

/** The address of a lesson under one variant, and the id of its entry. */
export function lessonId(variant: string, slug: string): string {
  return `learn/${variant}/${slug}`;
}
