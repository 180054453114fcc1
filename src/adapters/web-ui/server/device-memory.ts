import { noteFullStorage } from "./note-full-storage.ts";

/** What this device remembers about the user; empty if the browser stores nothing. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores it on this device, if the browser allows it. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch (error) {
    // It is only a convenience: the page works without it.
    noteFullStorage(error);
  }
}
