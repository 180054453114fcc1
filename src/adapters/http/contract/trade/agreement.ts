import { dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { AcceptProposalDto } from "./accept-proposal-dto.ts";
import { ProposeDto } from "./propose-dto.ts";
import { actRefusalCodes } from "./trade-refusals.ts";
import { tradeView } from "./trade-views.ts";

const theTrade = { 200: { description: "The current trade", body: dataOf(tradeView) } };

export const extendWindow = route({
  id: "extendWindow",
  method: "post",
  path: "/rest/v1/trade/{id}/extend",
  summary: "Extend the payment window, as the seller, at most twice",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const fallBack = route({
  id: "fallBack",
  method: "post",
  path: "/rest/v1/trade/{id}/fallback",
  summary: "Continue by the default flow, with payment outside the automated steps: once",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const withdrawPaid = route({
  id: "withdrawPaid",
  method: "post",
  path: "/rest/v1/trade/{id}/withdraw-paid",
  summary: "Mark a trade as not paid after all: once, within 10 minutes",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const propose = route({
  id: "propose",
  method: "post",
  path: "/rest/v1/trade/{id}/proposals",
  summary: "Propose cancelling, settling for the amount received, a new price, or reopening",
  access: "trader",
  takesKey: true,
  body: ProposeDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, "wrong_credentials", "wrong_code", "wrong_passkey"],
});

export const acceptProposal = route({
  id: "acceptProposal",
  method: "post",
  path: "/rest/v1/trade/{id}/proposals/{proposalId}/accept",
  summary: "Accept the other party's proposal; it takes effect at once",
  access: "trader",
  takesKey: true,
  body: AcceptProposalDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, "wrong_credentials", "wrong_code", "wrong_passkey"],
});

export const declineProposal = route({
  id: "declineProposal",
  method: "post",
  path: "/rest/v1/trade/{id}/proposals/{proposalId}/decline",
  summary: "Decline the other party's proposal, or withdraw one's own",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const fundTrade = route({
  id: "fundTrade",
  method: "post",
  path: "/rest/v1/trade/{id}/fund",
  summary: "Fund the escrow of a trade that started without it",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const agreementRoutes = {
  fundTrade,
  extendWindow,
  fallBack,
  withdrawPaid,
  propose,
  acceptProposal,
  declineProposal,
};
