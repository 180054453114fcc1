import { Type, type Static } from "typebox";
import { attachmentView } from "../attachment/attachment-views.ts";
import { closed, dataAndMetaOf, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ListMessagesDto } from "./list-messages-dto.ts";
import { SendMessageDto } from "./send-message-dto.ts";

/** How a message came into being, if its author did not write it at that moment. */
export const messageOriginView = orNull(
  closed({
    kind: Type.Union([Type.Literal("automatic"), Type.Literal("helper")]),
    username: orNull(Type.String()),
  }),
);

export const messageView = view("Message", {
  /** Numbered from 1 in each trade, without gaps. */
  seq: Type.Integer(),
  /** The author: a side, or staff. Set by the server, so nobody can impersonate another. */
  author: Type.Union([Type.Literal("buyer"), Type.Literal("seller"), Type.Literal("staff")]),
  isMine: Type.Boolean(),
  /** The code name of the case worker who wrote it; null for a party. */
  codeName: orNull(Type.String()),
  /** Plain text; empty for files alone, and once the retention period is over. */
  text: Type.String(),
  /** Its files; `listUploads` has their addresses. */
  attachments: Type.Array(attachmentView),
  /** Who wrote it for the party, or that the party had prepared it; null: they wrote it themselves. */
  via: messageOriginView,
  at: Type.String({ description: "ISO 8601, UTC" }),
});

export type MessageView = Static<typeof messageView>;

/** Why a chat is closed for writing; null while it is open. */
export const chatBlockReason = orNull(
  Type.Union([
    Type.Literal("ChatBlocked"),
    Type.Literal("ChatBlockedAfterTradeIsCanceled"),
    Type.Literal("ChatNotAvailableYet"),
    Type.Literal("ChatNotAvailableAfterTradeCompleted"),
  ]),
);

export const chatMeta = view("ChatMeta", {
  blockReason: chatBlockReason,
  mostCharacters: Type.Integer(),
  /** The last message that the other party has read; 0 for none. */
  partnerLastRead: Type.Integer(),
  /** When they were last here, in the words of profiles. */
  partnerLastSeen: Type.String(),
});

export type ChatMeta = Static<typeof chatMeta>;

export const listMessages = route({
  id: "listMessages",
  method: "get",
  path: "/rest/v1/trade/{id}/messages",
  summary: "The chat of a trade: the last messages, or those after one",
  access: "trader",
  query: ListMessagesDto,
  answers: {
    200: {
      description: "Messages, oldest first",
      body: dataAndMetaOf(Type.Array(messageView), chatMeta),
    },
  },
});

export const sendMessage = route({
  id: "sendMessage",
  method: "post",
  path: "/rest/v1/trade/{id}/messages",
  summary: "Send a message to the other party of a trade",
  access: "trader",
  takesKey: true,
  body: SendMessageDto,
  answers: {
    200: { description: "Stored", body: dataOf(closed({ seq: Type.Integer() })) },
  },
  refusals: [
    "message_empty",
    "message_too_long",
    "message_unreadable",
    "chat_blocked",
    "attachment_unknown",
    "attachment_limit_count",
  ],
});

/** Events of the kind `sign` tell the other party; nothing is stored. */
export const tellTyping = route({
  id: "tellTyping",
  method: "post",
  path: "/rest/v1/trade/{id}/typing",
  summary: "Let the other party of a trade see that you are writing",
  access: "trader",
  answers: {
    200: {
      description: "Whether they could be told: not in a closed chat",
      body: dataOf(closed({ isTold: Type.Boolean() })),
    },
  },
});

export const chatRoutes = { listMessages, sendMessage, tellTyping };
