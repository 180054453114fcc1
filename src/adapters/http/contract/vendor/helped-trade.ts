import { Type, type Static } from "typebox";
import { chatMeta, messageView } from "../chat/chat.ts";
import { ListMessagesDto } from "../chat/list-messages-dto.ts";
import { closed, dataAndMetaOf, dataOf, oneOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { actRefusalCodes } from "../trade/trade-refusals.ts";
import { tradeCard, tradeEventView } from "../trade/trade-views.ts";
import { HelperMarkDto, HelperMessageDto } from "./team-dto.ts";
import { scopeView } from "./team.ts";
import { helperMarks } from "../../../../domain/vendor/team.ts";

const helpedFields = {
  /** As the vendor sees it. */
  trade: tradeCard,
  vendor: Type.String(),
  scopes: Type.Array(scopeView),
};

const helpedCard = view("HelpedTradeCard", helpedFields);

const helpedTrade = view("HelpedTrade", {
  ...helpedFields,
  timeline: Type.Array(tradeEventView),
  /** What the caller can mark now. */
  marks: Type.Array(oneOf(helperMarks)),
  now: Type.String(),
});

export type HelpedTradeCard = Static<typeof helpedCard>;
export type HelpedTradeView = Static<typeof helpedTrade>;

const base = "/rest/v1/team/trades";
const theTrade = { 200: { description: "The trade now", body: dataOf(helpedTrade) } };

export const listHelpedTrades = route({
  id: "listHelpedTrades",
  method: "get",
  path: base,
  summary: "The running trades of the vendors whom you help",
  access: "trader",
  answers: { 200: { description: "Newest first", body: dataOf(Type.Array(helpedCard)) } },
});

/** No payment details, no files, and nothing of the payer. */
export const viewHelpedTrade = route({
  id: "viewHelpedTrade",
  method: "get",
  path: `${base}/{id}`,
  summary: "A trade of a vendor whom you help, without payment details",
  access: "trader",
  answers: theTrade,
});

export const markHelpedTrade = route({
  id: "markHelpedTrade",
  method: "post",
  path: `${base}/{id}/mark`,
  summary: "Mark a trade as paid for a vendor who buys, or withdraw that",
  access: "trader",
  takesKey: true,
  body: HelperMarkDto,
  answers: theTrade,
  refusals: ["scope_missing", ...actRefusalCodes],
});

export const listHelpedMessages = route({
  id: "listHelpedMessages",
  method: "get",
  path: `${base}/{id}/messages`,
  summary: "The chat of a trade of a vendor whom you help; files by name only",
  access: "trader",
  query: ListMessagesDto,
  answers: {
    200: {
      description: "Messages, oldest first",
      body: dataAndMetaOf(Type.Array(messageView), chatMeta),
    },
  },
  refusals: ["scope_missing"],
});

export const sendHelpedMessage = route({
  id: "sendHelpedMessage",
  method: "post",
  path: `${base}/{id}/messages`,
  summary: "Write to the other party of a trade for a vendor whom you help",
  access: "trader",
  takesKey: true,
  body: HelperMessageDto,
  answers: { 200: { description: "Stored", body: dataOf(closed({ seq: Type.Integer() })) } },
  refusals: [
    "scope_missing",
    "message_empty",
    "message_too_long",
    "message_unreadable",
    "chat_blocked",
    "attachment_unknown",
    "attachment_limit_count",
  ],
});

export const helpedTradeRoutes = {
  listHelpedTrades,
  viewHelpedTrade,
  markHelpedTrade,
  listHelpedMessages,
  sendHelpedMessage,
};
