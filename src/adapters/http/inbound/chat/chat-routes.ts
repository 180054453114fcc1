import type { ReadChat, ReadMessages } from "../../../../application/chat/read-messages.ts";
import type { SendMessage } from "../../../../application/chat/send-message.ts";
import { sideOf } from "../../../../domain/trade/trade.ts";
import { listMessages, sendMessage } from "../../contract/chat/chat.ts";
import { presentAttachment } from "../attachment/attachment-presenter.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { isBackground } from "../background.ts";
import { commandKey } from "../command-key.ts";

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
      return chat ? { status: 200, body: present(chat, actor.traderId) } : { refusal: "not_found" };
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

function present({ trade, messages, blockReason, mostCharacters }: ReadChat, readerId: string) {
  return {
    data: messages.map(({ seq, authorId, codeName, text, attachments, at }) => ({
      seq,
      author: sideOf(trade, authorId) ?? ("staff" as const),
      isMine: authorId === readerId,
      codeName: codeName ?? null,
      text,
      attachments: attachments.map(presentAttachment),
      at: new Date(at).toISOString(),
    })),
    meta: { blockReason: blockReason ?? null, mostCharacters },
  };
}
