import { createElement, lazy, type ComponentType, type Key, type ReactNode } from "react";

/** A page of the interface. */
export interface Page {
  /** Without the locale's prefix; a part such as `:id` stands for any word. */
  readonly path: string;
  /** Loads its code, once; whoever shows it waits for the same. */
  readonly preload: () => Promise<unknown>;
  readonly show: (parameters: Readonly<Record<string, string>>) => ReactNode;
  /** Whether it is there only where everything is play money. */
  readonly isOfDemo?: boolean;
}

/** The code of a page, which is loaded when it is needed or soon will be. */
interface PageCode<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly Component: ComponentType<Props>;
}

/** `load`: has to name the file in an `import()` of its own, so that the build makes a chunk of it. */
export function pageCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PageCode<Props> {
  const Component = lazy(async () => ({ default: await load() })) as unknown;
  return { load, Component: Component as ComponentType<Props> };
}

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * A page at a path. `propsOf`: what it is told of the parameters; with a `key`, another value of it
 * begins a new page instead of changing the one that is shown.
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

/** Starts to load the code of the page at a path without the locale's prefix. */
export function preloadPage(pages: readonly Page[], path: string): void {
  const page = pages.find((each) => patternOf(each.path).test(path));
  // Whoever opens the page sees the failure and can repeat it; a guess may fail unseen.
  page?.preload().catch(() => undefined);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
}
