import type { ChargebackState } from "./trade-status.ts";

/** Chargebacks that are over: nobody has to prove anything any more. */
export const endedChargebacks: readonly ChargebackState[] = ["none", "dismissed", "paid"];

/**
 * The acts after a trade's end from which the time of its content is counted anew: chargebacks and
 * appeals (decisions, Times). Feedback does not keep what was written.
 */
export const lateActs: readonly string[] = [
  "report-chargeback",
  "answer-chargeback",
  "dismiss-chargeback",
  "confirm-chargeback",
  "allow-chargeback",
  "debt-settled",
  "appeal",
  "reject-appeal",
  "grant-appeal",
  "appeal-over",
  "appeal-unheard",
];
