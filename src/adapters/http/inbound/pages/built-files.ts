/** What the build says of one of its files, by the source file it was made from. */
interface BuiltFile {
  readonly file: string;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The manifest that the build writes beside its files. */
export type Manifest = Readonly<Record<string, BuiltFile>>;

/** What a source file was built into, with all that it builds on, which comes first. */
interface BuiltFiles {
  readonly programs: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** Empty for a source that the build does not know. */
export function builtFilesOf(manifest: Manifest, source: string): BuiltFiles {
  const programs = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const built = manifest[key];
    if (!built || programs.has(built.file)) return;
    programs.add(built.file);
    // What a file builds on comes first: a page's own styles win over shared ones.
    for (const each of built.imports ?? []) visit(each);
    for (const each of built.css ?? []) styles.add(each);
  };
  visit(source);
  return { programs, styles };
}

/**
 * The elements that load a page's own files while the document is still being read. `isNamed`: which
 * files the document names by itself. Empty for a page that the build does not know.
 */
export function linksOf(
  manifest: Manifest,
  source: string,
  isNamed: (file: string) => boolean,
): string {
  const { programs, styles } = builtFilesOf(manifest, source);
  const linked = (files: ReadonlySet<string>, relation: string) =>
    [...files]
      .filter((file) => !isNamed(file))
      .map((file) => `<link rel="${relation}" crossorigin href="/${file}">`);
  return [...linked(styles, "stylesheet"), ...linked(programs, "modulepreload")].join("");
}
