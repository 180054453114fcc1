import type { KeyMemory } from "./press-keys.ts";

/**
 * What this tab remembers until it is closed, under a name. If the browser stores nothing, it is
 * remembered until the page is left.
 */
export function tabMemory(name: string): KeyMemory {
  let here: string | undefined;
  return {
    read: () => {
      try {
        return sessionStorage.getItem(name) ?? here;
      } catch {
        return here;
      }
    },
    write: (value) => {
      here = value;
      try {
        sessionStorage.setItem(name, value);
      } catch {
        // The page's own memory has it.
      }
    },
  };
}
