import { disputeReasons, type DisputeReason } from "../trade/trade-command.ts";

/** A reason as chosen (answers 109): its number, and whether it has to be explained in words. */
export interface DisputeReasonRow {
  /** Starts at 1. */
  readonly id: number;
  readonly reason: DisputeReason;
  readonly title: string;
  readonly needsText: boolean;
}

const titles: Readonly<Record<DisputeReason, string>> = {
  outside_escrow: "I was asked to deal outside the escrow",
  bad_offer_terms: "Something was asked that the offer does not say",
  obvious_scam: "I think that this is a fraud",
  negotiation: "We do not agree on the amount or the payment",
  other: "Something else",
};

/** Every reason that a party can choose, in the order of their numbers. */
export const disputeReasonRows: readonly DisputeReasonRow[] = disputeReasons.map(
  (reason, index) => ({
    id: index + 1,
    reason,
    title: titles[reason],
    needsText: reason === "other",
  }),
);

/** The reason with that number; undefined if there is none. */
export function findDisputeReason(id: number): DisputeReasonRow | undefined {
  return disputeReasonRows.find((row) => row.id === id);
}
