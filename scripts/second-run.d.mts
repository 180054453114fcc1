/** The files of a run's result, by path, that are run again. */
export function filesToRepeat(
  result: Readonly<Record<string, { readonly passed: number; readonly failed: number }>>,
): string[];
