import { createContext, useContext } from "react";
import type { PageState } from "../http/contract/page-state.ts";

/** The server's data about this page; provided once around the whole tree. */
export const PageContext = createContext<PageState | undefined>(undefined);

/** What a page says of itself outside of what it shows. */
interface Head {
  readonly title: (title: string) => void;
  /** What it shows, for programs (schema.org). */
  readonly structuredData: (data: object) => void;
  /** It has nothing to show now: search engines had better leave it out. */
  readonly unlisted: () => void;
}

/** Where the tab is not ours, or there is none: takes what the tab would show. */
export const HeadTaker = createContext<Head | undefined>(undefined);

/** The server's data about this page: its user, brand and locale. */
export function usePageState(): PageState {
  const state = useContext(PageContext);
  if (!state) throw new Error("There is no page around this");
  return state;
}
