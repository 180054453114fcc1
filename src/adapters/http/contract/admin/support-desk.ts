import { Type, type Static } from "typebox";
import { supportStates } from "../../../../domain/support/support-chat.ts";
import { supportMessageKinds } from "../../../../domain/support/support-message.ts";
import { supportTopics } from "../../../../domain/support/support-topic.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { AnswerSupportDto } from "./answer-support-dto.ts";
import { ChangeSupportDto } from "./change-support-dto.ts";
import { ListDto } from "./list-dto.ts";
import { instant } from "./shared-views.ts";

const queued = {
  id: Type.String(),
  traderId: Type.String(),
  username: Type.String(),
  state: oneOf(supportStates),
  topic: oneOf(supportTopics),
  /** Who works on it; null for nobody. */
  workerName: orNull(Type.String()),
  isMine: Type.Boolean(),
  unread: Type.Integer({ description: "Messages of the person that nobody of staff has read" }),
  /** Since when the person waits for an answer; null while they do not. */
  waitingSince: orNull(instant),
  lastAt: instant,
};

const queuedSupportView = view("QueuedSupportChat", queued);

export type QueuedSupportView = Static<typeof queuedSupportView>;

const supportChatView = view("SupportChat", {
  ...queued,
  personReadSeq: Type.Integer({ description: "Up to which entry the person has read" }),
  mostCharacters: Type.Integer(),
  messages: Type.Array(
    closed({
      seq: Type.Integer(),
      kind: oneOf(supportMessageKinds),
      isByPerson: Type.Boolean(),
      /** The code name of who wrote it; null for the person, and for the platform. */
      codeName: orNull(Type.String()),
      text: Type.String(),
      at: instant,
    }),
    { description: "Oldest first; the last 500" },
  ),
});

export type SupportChatView = Static<typeof supportChatView>;

const theChat = { 200: { description: "The chat now", body: supportChatView } };
const bySupport = { access: "staff", permission: "answer_support" } as const;

/** Filters: `q` (the beginning of a name), `state` (one of a chat, or "mine"). */
export const listSupportChats = route({
  id: "listSupportChats",
  method: "get",
  path: "/admin/api/support-chats",
  summary: "Chats with support, who waits longest first; the total is in Content-Range",
  ...bySupport,
  query: ListDto,
  answers: { 200: { description: "Chats", body: Type.Array(queuedSupportView) } },
});

export const viewSupportChat = route({
  id: "viewSupportChat",
  method: "get",
  path: "/admin/api/support-chats/{id}",
  summary: "A person's chat with support; reading it is logged",
  ...bySupport,
  answers: theChat,
});

export const changeSupportChat = route({
  id: "changeSupportChat",
  method: "post",
  path: "/admin/api/support-chats/{id}/changes",
  summary: "Take a chat, put it back, let it wait, or close it",
  ...bySupport,
  body: ChangeSupportDto,
  takesKey: true,
  answers: theChat,
  refusals: ["conflict_of_interest", "support_taken", "support_not_taken", "support_closed"],
});

const refusals = [
  "conflict_of_interest",
  "message_empty",
  "message_too_long",
  "message_unreadable",
] as const;

export const answerSupport = route({
  id: "answerSupport",
  method: "post",
  path: "/admin/api/support-chats/{id}/messages",
  summary: "Answer a person in the chat that the caller took",
  ...bySupport,
  body: AnswerSupportDto,
  takesKey: true,
  answers: theChat,
  refusals: [...refusals, "support_taken", "support_not_taken", "support_closed"],
});

export const sendSupportNotice = route({
  id: "sendSupportNotice",
  method: "post",
  path: "/admin/api/people/{id}/support-notices",
  summary: "Write to a person as payment support; their pages show it until they have read it",
  ...bySupport,
  body: AnswerSupportDto,
  takesKey: true,
  answers: { 200: { description: "Written", body: closed({ chatId: orNull(Type.String()) }) } },
  refusals,
});

export const supportDeskContractRoutes = {
  listSupportChats,
  viewSupportChat,
  changeSupportChat,
  answerSupport,
  sendSupportNotice,
};
