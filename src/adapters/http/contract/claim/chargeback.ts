import { dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { actRefusalCodes } from "../trade/trade-refusals.ts";
import { tradeView } from "../trade/trade-views.ts";
import { AnswerChargebackDto } from "./answer-chargeback-dto.ts";
import { ReportChargebackDto } from "./report-chargeback-dto.ts";

const theTrade = { 200: { description: "The current trade", body: dataOf(tradeView) } };
const textRefusals = ["text_too_short", "text_too_long", "text_unreadable"] as const;
const noticeCodes = ["chargeback_amount", "chargeback_date"] as const;

export const reportChargeback = route({
  id: "reportChargeback",
  method: "post",
  path: "/rest/v1/user-reports/chargeback",
  summary: "Report, as the seller, that a payment was reversed",
  access: "trader",
  takesKey: true,
  body: ReportChargebackDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, ...textRefusals, ...noticeCodes],
});

export const answerChargeback = route({
  id: "answerChargeback",
  method: "post",
  path: "/rest/v1/trade/{id}/chargeback/answer",
  summary: "Answer a chargeback report, as the buyer, once and in time",
  access: "trader",
  takesKey: true,
  body: AnswerChargebackDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, ...textRefusals],
});

export const chargebackRoutes = { reportChargeback, answerChargeback };
