import { useSyncExternalStore } from "react";

/** Whether the reader can see the page: it is neither behind another tab nor put away. */
export function useIsSeen(): boolean {
  return useSyncExternalStore(onVisibilityChange, () => !document.hidden);
}

function onVisibilityChange(look: () => void): () => void {
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
