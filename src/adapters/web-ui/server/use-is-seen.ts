import { useSyncExternalStore } from "react";

/** Whether the user can see the page: it is neither in a background tab nor minimised. */
export function useIsSeen(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => true,
  );
}

function onVisibilityChange(look: () => void): () => void {
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
