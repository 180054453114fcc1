/** Whether this page is about to leave by itself. */
let isUnderWay = false;

const watchers = new Set<() => void>();

function become(isNow: boolean): void {
  if (isNow === isUnderWay) return;
  isUnderWay = isNow;
  for (const look of watchers) look();
}

/** Calls back after each change of {@link isLeaving}; returns a function that unsubscribes. */
export function watchLeaving(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}

/**
 * Carries out what ends the session and then leaves the page. From the moment it is sent, answers that
 * nobody is signed in are its own doing, and lead nowhere else. If it fails, the page stays as it was.
 */
export async function leaveAfter<Ended extends { readonly ok: boolean }>(
  end: () => Promise<Ended | undefined>,
  leave: () => void,
): Promise<Ended | undefined> {
  become(true);
  let hasEnded = false;
  try {
    const outcome = await end();
    hasEnded = outcome?.ok === true;
    if (hasEnded) leave();
    return outcome;
  } finally {
    become(hasEnded);
  }
}

/** Goes to another page as a new one, which nothing of this one outlives. */
export function leaveTo(path: string): void {
  // A browser may keep this page and show it again: then it did not leave.
  window.addEventListener("pageshow", () => become(false), { once: true });
  window.location.assign(path);
}

export function isLeaving(): boolean {
  return isUnderWay;
}
