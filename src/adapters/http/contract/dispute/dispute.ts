import { Type } from "typebox";
import { dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { actRefusalCodes, textRefusalCodes } from "../trade/trade-refusals.ts";
import { tradeView } from "../trade/trade-views.ts";
import { AppealVerdictDto } from "./appeal-verdict-dto.ts";
import { disputeReasonView } from "./dispute-views.ts";
import { OpenDisputeDto } from "./open-dispute-dto.ts";

const theTrade = { 200: { description: "The current trade", body: dataOf(tradeView) } };

export const listDisputeReasons = route({
  id: "listDisputeReasons",
  method: "get",
  path: "/rest/v1/dispute/reasons",
  summary: "The reasons for a dispute, by number",
  access: "trader",
  answers: { 200: { description: "Reasons", body: dataOf(Type.Array(disputeReasonView)) } },
});

export const openDispute = route({
  id: "openDispute",
  method: "post",
  path: "/rest/v1/trade/{id}/dispute",
  summary: "Open a dispute; nothing moves until a case worker has decided",
  access: "trader",
  takesKey: true,
  body: OpenDisputeDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, ...textRefusalCodes],
});

export const withdrawDispute = route({
  id: "withdrawDispute",
  method: "post",
  path: "/rest/v1/trade/{id}/dispute/withdraw",
  summary: "Withdraw one's own dispute: once, before a case worker has started",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const appealVerdict = route({
  id: "appealVerdict",
  method: "post",
  path: "/rest/v1/trade/{id}/appeal",
  summary: "Appeal a verdict that did not award everything, once",
  access: "trader",
  takesKey: true,
  body: AppealVerdictDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, ...textRefusalCodes],
});

export const acceptVerdict = route({
  id: "acceptVerdict",
  method: "post",
  path: "/rest/v1/trade/{id}/accept-verdict",
  summary: "Accept a verdict that did not award everything, so that nobody has to wait",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const disputeRoutes = {
  listDisputeReasons,
  openDispute,
  withdrawDispute,
  appealVerdict,
  acceptVerdict,
};
