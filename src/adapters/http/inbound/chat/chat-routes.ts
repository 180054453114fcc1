import type { ReadChat, ReadMessages } from "../../../../application/chat/read-messages.ts";
import type { SendMessage } from "../../../../application/chat/send-message.ts";
import { sideOf } from "../../../../domain/trade/trade.ts";
import type { TellTyping } from "../../../../application/chat/tell-typing.ts";
import { lastSeen } from "../../../../domain/account/last-seen.ts";
import { listMessages, sendMessage, tellTyping } from "../../contract/chat/chat.ts";
import { presentAttachment } from "../attachment/attachment-presenter.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { isBackground } from "../background.ts";
import { commandKey } from "../command-key.ts";
import { presentOrigin } from "../message-origin.ts";

/** Use cases behind the chat routes. */
interface ChatUseCases {
  readonly readMessages: ReadMessages;
  readonly sendMessage: SendMessage;
  readonly tellTyping: TellTyping;
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
    bind(tellTyping).to(async ({ actor, parameters }) => {
      const isTold = await useCases.tellTyping.execute(actor, parameters.id);
      return isTold === undefined ? { refusal: "not_found" } : ok({ isTold });
    }),
  ];
}

/** A chat as one of its parties reads it. */
export function presentChat(chat: ReadChat, readerId: string) {
  const { trade, messages, blockReason, mostCharacters, partner, now } = chat;
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
    meta: {
      blockReason: blockReason ?? null,
      mostCharacters,
      partnerLastRead: partner.lastRead,
      partnerLastSeen: lastSeen(now, partner.lastSeenAt).text,
    },
  };
}
