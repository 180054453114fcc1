import type { Outcome, RouteId } from "../client/call-types.ts";
import type { PageState } from "./page-state.ts";

/** The id of the element that carries what a page was drawn with, as JSON. */
export const knownReadsElement = "reads";

/** What the interface had read when it was drawn: its key in the interface's memory, and its data. */
export type KnownRead = readonly [key: readonly unknown[], data: unknown];

/** Reads a public route as somebody who is not signed in. */
export type ReadAsStranger = (
  id: RouteId,
  input: { readonly parameters?: object; readonly query?: object },
) => Promise<Outcome<unknown, unknown>>;

/** A page as a stranger wants to see it. */
export interface WantedScreen {
  /** With the prefix of the locale. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly state: PageState;
}

/** The first screen of a page, as the interface draws it in a browser. */
export interface DrawnScreen {
  /** Escaped; it has no inline code and no inline styles. */
  readonly html: string;
  /** For the browser's tab, before the brand name. */
  readonly title: string;
  /** What it shows, for programs (schema.org); undefined if it does not say. */
  readonly structuredData: object | undefined;
  /** Whether search engines may list it: not if there is nothing on it now. */
  readonly isListed: boolean;
  readonly reads: readonly KnownRead[];
  /** The source file of the page, by which the build's manifest names the files it needs. */
  readonly source: string;
}

/**
 * Draws a first screen. "missing" if the page's subject does not exist; undefined for a page that is
 * not drawn on the server. Throws if a read fails.
 */
export type DrawScreen = (
  wanted: WantedScreen,
  read: ReadAsStranger,
) => Promise<DrawnScreen | "missing" | undefined>;
