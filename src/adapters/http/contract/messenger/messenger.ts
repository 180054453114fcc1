import { Type, type Static } from "typebox";
import { lastSeenStatusView } from "../account/last-seen-view.ts";
import { audienceView } from "../account/current-user.ts";
import { fileRefusals, uploadedRefusals } from "../attachment/attachment.ts";
import {
  attachmentView,
  chatFileView,
  storedAttachmentView,
} from "../attachment/attachment-views.ts";
import { SentFileDto } from "../attachment/sent-file-dto.ts";
import { chatBlockReason, messageOriginView } from "../chat/chat.ts";
import { ListMessagesDto } from "../chat/list-messages-dto.ts";
import { SendMessageDto } from "../chat/send-message-dto.ts";
import { closed, dataAndMetaOf, dataOf, orNull, view } from "../envelope.ts";
import { specialOfferView } from "../offer/special-offer.ts";
import { pageMeta } from "../page-meta.ts";
import { route } from "../route.ts";
import { ListChatsDto } from "./list-chats-dto.ts";
import { MessengerProfileDto } from "./messenger-profile-dto.ts";
import { OpenChatDto } from "./open-chat-dto.ts";

const time = Type.String({ description: "ISO 8601, UTC" });

const profile = {
  path: "/rest/v1/users/me/messenger-profile",
  access: "trader",
  answers: {
    200: {
      description: "From whom messages are accepted",
      body: dataOf(closed({ accept_chat_messages: audienceView })),
    },
  },
} as const;

export const viewMessengerProfile = route({
  id: "viewMessengerProfile",
  method: "get",
  summary: "Who may write to the caller",
  ...profile,
});

export const changeMessengerProfile = route({
  id: "changeMessengerProfile",
  method: "put",
  summary: "Choose who may write to the caller",
  body: MessengerProfileDto,
  ...profile,
});

/** The other person of a chat. */
const chatPartner = view("ChatPartner", {
  username: Type.String(),
  /** Null: it is generated from the name. */
  avatarUrl: orNull(Type.String()),
  userBadge: Type.String(),
  lastSeen: Type.String(),
  /** success, warning or default. */
  lastSeenColor: Type.String(),
  lastSeenStatus: lastSeenStatusView,
  /** What the caller thinks of them. */
  isTrusted: Type.Boolean(),
  isBlocked: Type.Boolean(),
});

const chatView = view("Chat", {
  /** Of a trade's chat: the trade's id. */
  id: Type.String(),
  chatUrl: Type.String(),
  partner: chatPartner,
  /** Null for chats between people. */
  tradeId: orNull(Type.String()),
  lastMessage: orNull(
    closed({
      text: Type.String({ description: "Its first 120 characters" }),
      isOffer: Type.Boolean({ description: "It shows a special offer, and has no text" }),
      isFile: Type.Boolean({ description: "Files alone, without a text" }),
      isMine: Type.Boolean(),
      at: time,
    }),
  ),
  unread: Type.Integer({ description: "Messages of others that the caller has not read" }),
});

export type ChatView = Static<typeof chatView>;

const chatsMeta = view("ChatsMeta", {
  ...pageMeta.properties,
  unreadChats: Type.Integer({ description: "Of all, whatever was searched" }),
});

export const listChats = route({
  id: "listChats",
  method: "get",
  path: "/rest/v1/chats",
  summary: "The caller's chats, of trades and with people; newest message first",
  access: "trader",
  query: ListChatsDto,
  answers: {
    200: { description: "A page", body: dataAndMetaOf(Type.Array(chatView), chatsMeta) },
  },
});

/** Section 4; a chat that was opened exists. */
const availability = Type.Union([
  Type.Literal("chat_exists"),
  Type.Literal("chat_create_is_allowed"),
  Type.Literal("chat_create_is_forbidden"),
]);

const openedChat = view("OpenedChat", {
  id: Type.String(),
  chatUrl: Type.String(),
  availability,
});

const theOpened = { 200: { description: "The chat", body: dataOf(openedChat) } };

export const openChat = route({
  id: "openChat",
  method: "post",
  path: "/rest/v1/chats",
  summary: "Open a chat with a person, or find it",
  access: "trader",
  body: OpenChatDto,
  answers: theOpened,
  refusals: [
    "own_chat",
    "chat_blocked",
    "chat_own_block",
    "chat_own_setting",
    "chat_account_limited",
  ],
});

export const startTradeChat = route({
  id: "startTradeChat",
  method: "post",
  path: "/rest/v1/trade/{id}/chat",
  summary: "Open the chat of a trade in the messenger",
  access: "trader",
  answers: theOpened,
  refusals: ["chat_blocked"],
});

const chatMessage = view("ChatMessage", {
  /** Numbered from 1 in each chat, without gaps. */
  seq: Type.Integer(),
  author: Type.Union([Type.Literal("me"), Type.Literal("partner"), Type.Literal("staff")]),
  isMine: Type.Boolean(),
  /** The code name of the case worker who wrote it; null for a party. */
  codeName: orNull(Type.String()),
  /** Plain text; empty for files alone, and once the retention period is over. */
  text: Type.String(),
  attachments: Type.Array(attachmentView),
  /** The special offer that it shows in place of a text. */
  offerId: orNull(Type.String()),
  via: messageOriginView,
  at: time,
});

export type ChatMessageView = Static<typeof chatMessage>;

const threadMeta = view("ThreadMeta", {
  partner: chatPartner,
  tradeId: orNull(Type.String()),
  blockReason: chatBlockReason,
  /** The code with which a message of the caller would be refused now; null for none. */
  refusal: orNull(
    Type.Union([
      Type.Literal("chat_blocked"),
      Type.Literal("chat_own_block"),
      Type.Literal("chat_own_setting"),
      Type.Literal("chat_account_limited"),
      Type.Literal("chat_unanswered"),
    ]),
  ),
  /** Files can be sent, as soon as messages can. */
  takesFiles: Type.Boolean(),
  mostCharacters: Type.Integer(),
  /** The newest of a chat with a person, as they are now. */
  specialOffers: Type.Array(specialOfferView),
});

export type ThreadMeta = Static<typeof threadMeta>;

/** Reading marks what was returned as read, unless the page did it by itself (X-Background: 1). */
export const listChatMessages = route({
  id: "listChatMessages",
  method: "get",
  path: "/rest/v1/chats/{id}/messages",
  summary: "A chat: the last messages, or those after one",
  access: "trader",
  query: ListMessagesDto,
  answers: {
    200: {
      description: "Messages, oldest first",
      body: dataAndMetaOf(Type.Array(chatMessage), threadMeta),
    },
  },
});

export const sendChatMessage = route({
  id: "sendChatMessage",
  method: "post",
  path: "/rest/v1/chats/{id}/messages",
  summary: "Write in a chat; files only to a person who wrote in it",
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
    "chat_own_block",
    "chat_own_setting",
    "chat_account_limited",
    "chat_unanswered",
    "chat_files_unanswered",
    "attachment_unknown",
    "attachment_limit_count",
  ],
});

/** As with the files of a trade; the other has to have written first. */
export const uploadChatFile = route({
  id: "uploadChatFile",
  method: "post",
  path: "/rest/v1/chats/{id}/attachments",
  summary:
    "Store a file for a message, as the body of the request or by an upload: JPEG, PNG, WebP or PDF, in disputes also MP4 or WebM",
  access: "trader",
  query: SentFileDto,
  takesFile: true,
  answers: { 200: { description: "Stored", body: dataOf(storedAttachmentView) } },
  refusals: [
    ...fileRefusals,
    ...uploadedRefusals,
    "chat_blocked",
    "chat_own_block",
    "chat_own_setting",
    "chat_account_limited",
    "chat_files_unanswered",
  ],
});

export const listChatFiles = route({
  id: "listChatFiles",
  method: "get",
  path: "/rest/v1/chats/{id}/uploads",
  summary: "The files of a chat, with addresses that are good for five minutes",
  access: "trader",
  answers: { 200: { description: "Files, oldest first", body: dataOf(Type.Array(chatFileView)) } },
});

export const messengerRoutes = {
  viewMessengerProfile,
  changeMessengerProfile,
  listChats,
  openChat,
  startTradeChat,
  listChatMessages,
  sendChatMessage,
  uploadChatFile,
  listChatFiles,
};
