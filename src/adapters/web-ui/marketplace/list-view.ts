import { useSyncExternalStore } from "react";
import { remember, remembered } from "../server/device-memory.ts";

/** How offers are drawn: a table where there is room, cards, or one line each. */
export type ListView = "list" | "cards" | "compact";

const memory = "offer-view";
const listeners = new Set<() => void>();
/** What was chosen since the page was loaded. */
let chosen: ListView | undefined;

function viewNow(): ListView {
  const kept = chosen ?? remembered(memory);
  return kept === "cards" || kept === "compact" ? kept : "list";
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's choice, kept on this device; what the server draws is the table. */
export function useListView(): ListView {
  return useSyncExternalStore(listen, viewNow, () => "list");
}

export function chooseListView(view: ListView): void {
  chosen = view;
  remember(memory, view);
  for (const listener of listeners) listener();
}
