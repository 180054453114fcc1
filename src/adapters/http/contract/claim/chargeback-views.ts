import { Type, type Static } from "typebox";
import { chargebackStates } from "../../../../domain/trade/trade-status.ts";
import { oneOf, orNull, view } from "../envelope.ts";
import { named } from "../schema-names.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });

export const chargebackStateView = named("ChargebackState", oneOf(chargebackStates));

/** The seller's report. The text is empty once the retention period is over. */
export const chargebackReportView = view("ChargebackReport", {
  text: Type.String(),
  bankReference: Type.String(),
  /** In the trade's currency, as the seller entered it. */
  amount: orNull(Type.String()),
  /** An ISO date. */
  date: orNull(Type.String()),
  /** The id of the bank's notice among the trade's files. */
  fileId: orNull(Type.String()),
  at: instant,
});

/** The buyer's answer. */
export const chargebackAnswerView = view("ChargebackAnswer", { text: Type.String(), at: instant });

/** By when the buyer pays, as agreed with staff. Amounts in base units, as strings. */
const repaymentPlanView = view("RepaymentPlan", {
  state: oneOf(["running", "settled", "missed", "withdrawn"]),
  instalment: Type.String(),
  everyDays: Type.Integer(),
  /** How many there are, and how many were paid when they were due. */
  instalments: Type.Integer(),
  met: Type.Integer(),
  /** By when the next one is due; null once none is. */
  nextDue: orNull(instant),
  /** What has to arrive by then. */
  dueNext: Type.String(),
});

/** What the buyer owes the seller, in base units, as a string. */
export const claimView = view("Claim", {
  currency: Type.String(),
  amount: Type.String(),
  paidBack: Type.String(),
  /** The amount the platform wrote off; nobody pays it any more. */
  writtenOff: Type.String(),
  open: Type.String(),
  /** The last one agreed on. */
  plan: orNull(repaymentPlanView),
});

/** A payment reported as reversed, as the parties see it. */
export const chargebackView = view("Chargeback", {
  state: chargebackStateView,
  /** The same in the specification's words; null where nothing was reported. */
  status: orNull(
    Type.Union([Type.Literal("Pending"), Type.Literal("Dismissed"), Type.Literal("Confirmed")]),
  ),
  /** The actions currently open to the viewer. */
  mayReport: Type.Boolean(),
  mayAnswer: Type.Boolean(),
  /** The buyer's deadline to answer; null once they have answered or it has passed. */
  answerUntil: orNull(instant),
  report: orNull(chargebackReportView),
  answer: orNull(chargebackAnswerView),
  claim: orNull(claimView),
});

export type ChargebackView = Static<typeof chargebackView>;
export type RepaymentPlanView = Static<typeof repaymentPlanView>;
export type ClaimView = Static<typeof claimView>;
