import type { ReadChat, ReadMessages } from "../../../../application/chat/read-messages.ts";
import type { SendMessage } from "../../../../application/chat/send-message.ts";
import { sideOf } from "../../../../domain/trade/trade.ts";
import { listMessages, sendMessage } from "../../contract/chat/chat.ts";
import { presentAttachment } from "../attachment/attachment-presenter.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { isBackground } from "../background.ts";
import { commandKey } from "../command-key.ts";
import { presentOrigin } from "../message-origin.ts";

/** Use cases behind the chat routes. */
interface ChatUseCases {
  readonly readMessages: ReadMessages;
  readonly sendMessage: SendMessage;
}

/** The chat of a trade. */
export function chatRoutes(useCases: ChatUseCases): readonly BoundRoute[] {
  return [
    bind(listMessages).to(async ({ actor, parameters, query, request }) => {
      const after = query.after === undefined ? undefined : Number(query.after);
      const isSeen = !isBackground(request);
      const chat = await useCases.readMessages.execute(actor, parameters.id, after, isSeen);
      return chat
        ? { status: 200, body: presentChat(chat, actor.traderId) }
        : { refusal: "not_found" };
    }),
    bind(sendMessage).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("sendMessage", call);
      const { text = "", attachments } = body;
      const sent = await useCases.sendMessage.execute(actor, parameters.id, text, key, attachments);
      return sent.ok ? ok({ seq: sent.value }) : { refusal: sent.refusal.code };
    }),
  ];
}

/** A chat as one of its parties reads it. */
export function presentChat(
  { trade, messages, blockReason, mostCharacters }: ReadChat,
  readerId: string,
) {
  return {
    data: messages.map(({ seq, authorId, codeName, text, attachments, via, at }) => ({
      seq,
      author: sideOf(trade, authorId) ?? ("staff" as const),
      isMine: authorId === readerId,
      codeName: codeName ?? null,
      text,
      attachments: attachments.map(presentAttachment),
      via: presentOrigin(via),
      at: new Date(at).toISOString(),
    })),
    meta: { blockReason: blockReason ?? null, mostCharacters },
  };
}
