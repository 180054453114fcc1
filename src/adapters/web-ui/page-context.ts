import { createContext, useContext } from "react";
import type { PageState } from "../http/contract/page-state.ts";

/** What the server said about this page; set once around everything. */
export const PageContext = createContext<PageState | undefined>(undefined);

/** What the server said about this page: its reader, brand and locale. */
export function usePageState(): PageState {
  const state = useContext(PageContext);
  if (!state) throw new Error("There is no page around this");
  return state;
}
