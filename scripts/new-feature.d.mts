/** Writes the skeleton of a feature below the folder of a project. */
export function writeFeature(
  folder: string,
  kebab: string,
  title?: string,
): { readonly written: readonly string[]; readonly changed: readonly string[] };
