import { useEffect, useState } from "react";

/** What a key does on the list of one's offers. */
type KeyAct = "next" | "previous" | "toggle" | "edit" | "help";

const acts: Readonly<Record<string, KeyAct>> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  " ": "toggle",
  e: "edit",
  "?": "help",
};

/**
 * Moves between the rows of a list by keys, and acts on the row that has the focus. Keys in fields, on
 * switches and with modifiers keep their meaning. `?` calls `onHelp`, wherever the focus is.
 */
export function useListKeys(onHelp: () => void): (list: HTMLUListElement | null) => void {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => list && onListKey(event, list, onHelp);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [list, onHelp]);
  return setList;
}

function onListKey(event: KeyboardEvent, list: HTMLElement, onHelp: () => void): void {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const act = acts[event.key];
  const isOwn = target.closest("input, textarea, select, [role=switch], [role=dialog]") !== null;
  if (act === undefined || isOwn) return;
  if (act === "help") {
    event.preventDefault();
    onHelp();
    return;
  }
  // A button takes the space bar itself.
  if (act === "toggle" && target instanceof HTMLButtonElement) return;
  const rows = [...list.querySelectorAll<HTMLElement>("[data-offer]")];
  const place = rows.findIndex((row) => row.contains(target));
  const row = rows[place];
  if (!row) return;
  event.preventDefault();
  if (act === "toggle") row.querySelector<HTMLElement>("[role=switch]")?.click();
  else if (act === "edit") row.querySelector<HTMLElement>("[data-edit]")?.click();
  else rows[place + (act === "next" ? 1 : -1)]?.querySelector<HTMLElement>("a")?.focus();
}
