import { Type, type Static } from "typebox";
import { chargebackStates } from "../../../../domain/trade/trade-status.ts";
import { orNull, view } from "../envelope.ts";
import { named } from "../schema-names.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });

export const chargebackStateView = named(
  "ChargebackState",
  Type.Unsafe<(typeof chargebackStates)[number]>(Type.String({ enum: [...chargebackStates] })),
);

/** What the seller reported. The text is empty when the time of keeping is over. */
export const chargebackReportView = view("ChargebackReport", {
  text: Type.String(),
  bankReference: Type.String(),
  /** In the trade's currency, as the seller typed it. */
  amount: orNull(Type.String()),
  /** An ISO date. */
  date: orNull(Type.String()),
  at: instant,
});

/** What the buyer said to it. */
export const chargebackAnswerView = view("ChargebackAnswer", { text: Type.String(), at: instant });

/** What the buyer owes the seller, in base units, as text. */
export const claimView = view("Claim", {
  currency: Type.String(),
  amount: Type.String(),
  paidBack: Type.String(),
  /** What the platform gave up on; nobody pays it any more. */
  writtenOff: Type.String(),
  open: Type.String(),
});

/** A payment that was said to be taken back, as the parties see it. */
export const chargebackView = view("Chargeback", {
  state: chargebackStateView,
  /** What the reader may do now. */
  mayReport: Type.Boolean(),
  mayAnswer: Type.Boolean(),
  /** Until when the buyer is heard; null when he was, or his time is over. */
  answerUntil: orNull(instant),
  report: orNull(chargebackReportView),
  answer: orNull(chargebackAnswerView),
  claim: orNull(claimView),
});

export type ChargebackView = Static<typeof chargebackView>;
export type ClaimView = Static<typeof claimView>;
