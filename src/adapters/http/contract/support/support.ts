import { Type, type Static } from "typebox";
import { supportStates } from "../../../../domain/support/support-chat.ts";
import { supportMessageKinds } from "../../../../domain/support/support-message.ts";
import { supportTopics } from "../../../../domain/support/support-topic.ts";
import { ListMessagesDto } from "../chat/list-messages-dto.ts";
import { closed, dataAndMetaOf, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { WriteToSupportDto } from "./write-to-support-dto.ts";

/** The path that the specification names; there is no Zendesk, the token opens our own chat. */
export const viewSupportToken = route({
  id: "viewSupportToken",
  method: "get",
  path: "/rest/v3/zendesk/jwt-token",
  summary: "A signed token that opens the caller's chat with support, and nothing else",
  access: "trader",
  answers: {
    200: {
      description: "The token",
      body: dataOf(
        view("SupportToken", {
          /** A JSON Web Token (HS256), for the header `Authorization: Bearer`. */
          token: Type.String(),
          /** For how many seconds it opens the chat. */
          expiresIn: Type.Integer(),
        }),
      ),
    },
  },
});

const supportMessage = view("SupportMessage", {
  /** Numbered from 1, without gaps. */
  seq: Type.Integer(),
  /** `waiting` and `closed` say what support made of the chat, without words. */
  kind: oneOf(supportMessageKinds),
  author: Type.Union([Type.Literal("me"), Type.Literal("staff")]),
  isMine: Type.Boolean(),
  /** The code name of who wrote it; null for the caller, and for the platform. */
  codeName: orNull(Type.String()),
  /** Plain text; empty once the retention period is over. */
  text: Type.String(),
  at: Type.String({ description: "ISO 8601, UTC" }),
});

export type SupportMessageView = Static<typeof supportMessage>;

const supportMeta = view("SupportMeta", {
  /** Null until somebody writes. */
  state: orNull(oneOf(supportStates)),
  topic: orNull(oneOf(supportTopics)),
  /** The code name of whoever works on it. */
  workerName: orNull(Type.String()),
  mostCharacters: Type.Integer(),
});

export type SupportMeta = Static<typeof supportMeta>;

/** Reading marks what was returned as read, unless the page did it by itself (X-Background: 1). */
export const listSupportMessages = route({
  id: "listSupportMessages",
  method: "get",
  path: "/rest/v1/support/messages",
  summary: "The chat with support: the last messages, or those after one",
  access: "support-chat",
  query: ListMessagesDto,
  answers: {
    200: {
      description: "Messages, oldest first",
      body: dataAndMetaOf(Type.Array(supportMessage), supportMeta),
    },
  },
});

export const sendSupportMessage = route({
  id: "sendSupportMessage",
  method: "post",
  path: "/rest/v1/support/messages",
  summary: "Write to support; a closed chat opens again",
  access: "support-chat",
  takesKey: true,
  body: WriteToSupportDto,
  answers: {
    200: { description: "Stored", body: dataOf(closed({ seq: Type.Integer() })) },
  },
  refusals: ["message_empty", "message_too_long", "message_unreadable"],
});

export const supportRoutes = { viewSupportToken, listSupportMessages, sendSupportMessage };
