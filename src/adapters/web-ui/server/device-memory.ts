/** What this device remembers of the reader; nothing where the browser keeps nothing. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers it on this device, where the browser allows that. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It is a comfort only: the page works without it.
  }
}
