import type { KeyboardEvent } from "react";

/** ⌘↵ or Ctrl+Enter: sends what is typed, in every form of a case. */
export function isSendKey({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  return key === "Enter" && (metaKey || ctrlKey);
}
