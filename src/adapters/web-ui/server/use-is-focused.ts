import { useSyncExternalStore } from "react";

const happenings = ["focus", "blur"] as const;

/** Whether the user is at the page: it can be seen, and no other window or tab has the keyboard. */
export function useIsFocused(): boolean {
  return useSyncExternalStore(
    onFocusChange,
    () => !document.hidden && document.hasFocus(),
    () => true,
  );
}

function onFocusChange(look: () => void): () => void {
  for (const name of happenings) window.addEventListener(name, look);
  document.addEventListener("visibilitychange", look);
  return () => {
    for (const name of happenings) window.removeEventListener(name, look);
    document.removeEventListener("visibilitychange", look);
  };
}
