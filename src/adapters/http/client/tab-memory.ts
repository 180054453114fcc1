import type { KeyMemory } from "./press-keys.ts";

/**
 * What this tab remembers until it is closed, under a name. If the browser stores nothing, it is
 * remembered until the page is left. `onFailure`: called with the browser's error then.
 */
export function tabMemory(
  name: string,
  onFailure: (error: unknown) => void = () => undefined,
): KeyMemory {
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
      } catch (error) {
        // The page's own memory has it.
        onFailure(error);
      }
    },
  };
}
