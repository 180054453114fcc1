import { dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { AcceptProposalDto } from "./accept-proposal-dto.ts";
import { ProposeDto } from "./propose-dto.ts";
import { actRefusalCodes } from "./trade-refusals.ts";
import { tradeView } from "./trade-views.ts";

const theTrade = { 200: { description: "The trade as it is now", body: dataOf(tradeView) } };

export const extendWindow = route({
  id: "extendWindow",
  method: "post",
  path: "/rest/v1/trade/{id}/extend",
  summary: "The seller gives the buyer the offer's payment window once more, at most twice",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const withdrawPaid = route({
  id: "withdrawPaid",
  method: "post",
  path: "/rest/v1/trade/{id}/withdraw-paid",
  summary: "The buyer takes his “I have paid” back: once, within 10 minutes",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const propose = route({
  id: "propose",
  method: "post",
  path: "/rest/v1/trade/{id}/proposals",
  summary:
    "Offer the other side to cancel, to settle for what really arrived, a new price, or to reopen",
  access: "trader",
  takesKey: true,
  body: ProposeDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, "wrong_credentials"],
});

export const acceptProposal = route({
  id: "acceptProposal",
  method: "post",
  path: "/rest/v1/trade/{id}/proposals/{proposalId}/accept",
  summary: "Accept what the other side offered; it is carried out at once",
  access: "trader",
  takesKey: true,
  body: AcceptProposalDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, "wrong_credentials"],
});

export const declineProposal = route({
  id: "declineProposal",
  method: "post",
  path: "/rest/v1/trade/{id}/proposals/{proposalId}/decline",
  summary: "Decline what the other side offered, or take back what one offered",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const fundTrade = route({
  id: "fundTrade",
  method: "post",
  path: "/rest/v1/trade/{id}/fund",
  summary: "The seller funds the escrow of a trade that started without it",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const agreementRoutes = {
  fundTrade,
  extendWindow,
  withdrawPaid,
  propose,
  acceptProposal,
  declineProposal,
};
