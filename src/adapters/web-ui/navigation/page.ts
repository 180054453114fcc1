import { createElement, use, type ComponentType, type Key, type ReactNode } from "react";
import { loadChunk } from "./load-chunk.ts";

/** A page of the interface. */
export interface Page {
  /** Without the locale prefix; a segment such as `:id` matches any word. */
  readonly path: string;
  /** Loads its code once; all callers share the same promise. */
  readonly preload: () => Promise<unknown>;
  readonly show: (parameters: Readonly<Record<string, string>>) => ReactNode;
  /** Whether it exists only in play-money installations. */
  readonly isOfDemo?: boolean;
  /** Whether demo accounts have nothing of what it is about. */
  readonly isOfRealMoney?: boolean;
}

/** Pages about real money, or about who somebody is: demo accounts are told that they have none of it. */
export function ofRealMoney(pages: readonly Page[]): readonly Page[] {
  return pages.map((page) => ({ ...page, isOfRealMoney: true }));
}

/** The code of a page, loaded when it is needed or soon will be. */
interface PageCode<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly Component: ComponentType<Props>;
}

let chunks = 0;

/**
 * `importCode` must contain its own `import()` of the file, so that the build creates a chunk for it.
 * A page whose code has arrived is shown at once. `lazy` would wait for its promise all the same: a
 * skeleton flashed, and what took its place was held back by React.
 */
export function pageCode<Props extends object>(
  importCode: () => Promise<ComponentType<Props>>,
): PageCode<Props> {
  const chunk = chunks;
  chunks += 1;
  let arrived: ComponentType<Props> | undefined;
  let awaited: Promise<ComponentType<Props>> | undefined;
  const load = async () => (arrived ??= await loadChunk(chunk, importCode));
  const Component = (props: Props) => createElement(arrived ?? use((awaited ??= load())), props);
  return { load, Component };
}

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * A page at a path. `propsOf`: its props from the parameters; with a `key`, a new value of it
 * mounts a new page instead of updating the current one.
 */
export function at<const Path extends string, Props extends object>(
  path: Path,
  { load, Component }: PageCode<Props>,
  ...[propsOf]: object extends Props
    ? [propsOf?: PropsOf<Path, Props>]
    : [propsOf: PropsOf<Path, Props>]
): Page {
  return {
    path,
    preload: load,
    show: (parameters) =>
      createElement(Component, propsOf?.(parameters as never) ?? ({} as Props & { key?: Key })),
  };
}

type PropsOf<Path extends string, Props> = (
  parameters: Readonly<Record<ParameterOf<Path>, string>>,
) => Props & { readonly key?: Key };

/** The page at a path without the locale prefix. */
export function findPage(pages: readonly Page[], path: string): Page | undefined {
  return pages.find((each) => patternOf(each.path).test(path));
}

/**
 * Starts loading the code of the page at a path without the locale prefix. Resolves when that has
 * ended, whether it worked or not: the user sees the failure when opening the page, and can retry.
 */
export async function preloadPage(pages: readonly Page[], path: string): Promise<void> {
  await findPage(pages, path)
    ?.preload()
    .catch(() => undefined);
}

/** What the paths of a template look like. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
}
