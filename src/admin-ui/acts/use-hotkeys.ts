import { useEffect, useRef } from "react";

/** What keys do while no field has the focus; `mod+enter` works everywhere. */
type Hotkeys = Readonly<Record<string, (() => void) | undefined>>;

/** What has the keyboard to itself while it is open: typing in a list looks for an entry. */
const open = '[role="dialog"], [role="listbox"]';

/** Listens for single keys while the page is mounted. */
export function useHotkeys(hotkeys: Hotkeys): void {
  const current = useRef(hotkeys);
  useEffect(() => {
    current.current = hotkeys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(open)) return;
      const name = nameOf(event);
      const act = name === undefined ? undefined : current.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function nameOf(event: KeyboardEvent): string | undefined {
  const { key, target, altKey } = event;
  if (event.metaKey || event.ctrlKey) return key === "Enter" ? "mod+enter" : undefined;
  if (altKey || isTyped(target)) return undefined;
  return key.toLowerCase();
}

function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isChoice =
    target instanceof HTMLInputElement && ["radio", "checkbox"].includes(target.type);
  return !isChoice && target.matches("input, textarea, select, [contenteditable], [role=combobox]");
}
