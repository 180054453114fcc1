import type { KeyboardEvent } from "react";

/** ⌘↵ or Ctrl+Enter: submits any form of a case. */
export function isSendKey({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  return key === "Enter" && (metaKey || ctrlKey);
}
