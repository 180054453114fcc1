import { createContext, useContext } from "react";
import type { PageState } from "../http/contract/page-state.ts";

/** The server's data about this page; provided once around the whole tree. */
export const PageContext = createContext<PageState | undefined>(undefined);

/** Where a page is drawn outside a browser: takes its title, which no tab shows. */
export const TitleTaker = createContext<((title: string) => void) | undefined>(undefined);

/** The server's data about this page: its user, brand and locale. */
export function usePageState(): PageState {
  const state = useContext(PageContext);
  if (!state) throw new Error("There is no page around this");
  return state;
}
