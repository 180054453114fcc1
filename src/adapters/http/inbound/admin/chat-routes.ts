import type { CloseChat } from "../../../../application/chat/close-chat.ts";
import { closeChat } from "../../contract/admin/chats.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

/** What staff do about the chats of trades. */
export function chatDeskRoutes(useCases: { readonly closeChat: CloseChat }): readonly BoundRoute[] {
  return [
    bind(closeChat).to(async ({ actor, parameters, body }) => {
      const { closed, reason } = body;
      const done = await useCases.closeChat.execute(actor, parameters.id, closed, reason);
      if (!done.ok) return { refusal: done.refusal.code };
      return { status: 200, body: { isChatClosed: done.value } };
    }),
  ];
}
