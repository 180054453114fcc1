import type { MessageOrigin } from "../../../application/ports/chat-store.ts";

/** How a message came into being, if its author did not write it then. */
export function presentOrigin(via: MessageOrigin | undefined) {
  if (!via) return null;
  return { kind: via.kind, username: via.kind === "helper" ? via.username : null };
}
