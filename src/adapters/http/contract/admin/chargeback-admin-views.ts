import { Type, type Static } from "typebox";
import {
  chargebackAnswerView,
  chargebackReportView,
  chargebackStateView,
  claimView,
} from "../claim/chargeback-views.ts";
import { orNull, view } from "../envelope.ts";
import { tradeEventView } from "../trade/trade-views.ts";
import { instant, tradeLine } from "./shared-views.ts";
import { named } from "../schema-names.ts";

/** A report in the queue. `id` is the trade's. */
export const chargebackCard = view("ChargebackCard", {
  ...tradeLine,
  state: chargebackStateView,
  paymentMethodName: Type.String(),
  reportedAt: instant,
  /** Until when the buyer is heard; null when he was, or his time is over. */
  answerUntil: orNull(instant),
  /** A confirmation or a write-off that a second person has to do. */
  waitsForSecond: Type.Boolean(),
  claim: orNull(claimView),
});

export type ChargebackCard = Static<typeof chargebackCard>;

/** What the reader may do with a report now, by the names of the routes. */
const chargebackActView = named(
  "ChargebackAct",
  Type.Union([
    Type.Literal("dismiss"),
    Type.Literal("confirm"),
    Type.Literal("allow-again"),
    Type.Literal("write-off"),
  ]),
);

/** A report on one page. */
export const chargebackCaseView = view("ChargebackCase", {
  ...chargebackCard.properties,
  version: Type.Integer(),
  buyerId: Type.String(),
  sellerId: Type.String(),
  startedAt: instant,
  paidAt: orNull(instant),
  closedAt: orNull(instant),
  report: orNull(chargebackReportView),
  answer: orNull(chargebackAnswerView),
  timeline: Type.Array(tradeEventView),
  acts: Type.Array(chargebackActView),
  now: instant,
});

export type ChargebackCaseView = Static<typeof chargebackCaseView>;
