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
  /** The buyer's deadline to answer; null once they have answered or it has passed. */
  answerUntil: orNull(instant),
  /** A confirmation or write-off awaiting a second person. */
  waitsForSecond: Type.Boolean(),
  claim: orNull(claimView),
});

export type ChargebackCard = Static<typeof chargebackCard>;

/** The actions on a report currently open to the viewer, by route name. */
const chargebackActView = named(
  "ChargebackAct",
  Type.Union([
    Type.Literal("dismiss"),
    Type.Literal("confirm"),
    Type.Literal("allow-again"),
    Type.Literal("write-off"),
    Type.Literal("agree-plan"),
    Type.Literal("withdraw-plan"),
  ]),
);

/** A file, with addresses that are good for five minutes. */
const noticeView = view("ChargebackNotice", {
  name: Type.String(),
  url: Type.String(),
  thumbnailUrl: Type.String(),
});

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
  /** The bank's notice; null where there is none, or its content is gone. */
  notice: orNull(noticeView),
  timeline: Type.Array(tradeEventView),
  acts: Type.Array(chargebackActView),
  now: instant,
});

export type ChargebackCaseView = Static<typeof chargebackCaseView>;
