import { useSyncExternalStore } from "react";

let retrying = 0;
const watchers = new Set<() => void>();

/** A call of this page begins to be retried, or its last attempt was answered. */
export function noteRetrying(isRetrying: boolean): void {
  retrying += isRetrying ? 1 : -1;
  for (const look of watchers) look();
}

/** Whether calls that the user waits for are being retried after failures of the server. */
export function useIsRetrying(): boolean {
  return useSyncExternalStore(
    watchRetrying,
    () => retrying > 0,
    () => false,
  );
}

function watchRetrying(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}
