import type { Side } from "../trade/trade.ts";
import { disputeReasons, type DisputeReason } from "../trade/trade-command.ts";

/** A reason as chosen (answers 109): its number, and whether it has to be explained in words. */
export interface DisputeReasonRow {
  /** Starts at 1. 1 to 5 are the specification's, later ones are ours. */
  readonly id: number;
  readonly reason: DisputeReason;
  readonly title: string;
  readonly needsText: boolean;
  /** The only side that can have this reason; absent if both can. */
  readonly side?: Side;
}

const titles: Readonly<Record<DisputeReason, string>> = {
  outside_escrow: "I was asked to deal outside the escrow",
  bad_offer_terms: "Something was asked that the offer does not say",
  obvious_scam: "I think that this is a fraud",
  negotiation: "We do not agree on the amount or the payment",
  other: "Something else",
  seller_does_not_release: "I paid and the seller does not release",
  paid_by_another_person: "The payment came from another person",
  wrong_amount: "The wrong amount was paid",
};

const specifiedReasons = 5;

/** Every reason that a party can choose, in the order of their numbers. */
export const disputeReasonRows: readonly DisputeReasonRow[] = disputeReasons.map(
  (reason, index) => ({
    id: index + 1,
    reason,
    title: titles[reason],
    needsText: reason === "other",
    ...(reason === "seller_does_not_release" && { side: "buyer" }),
  }),
);

/** The reasons a side can choose from, the most common first, "something else" last. */
export function disputeReasonsFor(side: Side): readonly DisputeReasonRow[] {
  const possible = disputeReasonRows.filter((row) => row.side === undefined || row.side === side);
  return possible.toSorted((left, right) => listPlace(left) - listPlace(right));
}

/** Ours name what goes wrong most often, so they come before the specification's. */
function listPlace({ id, reason }: DisputeReasonRow): number {
  if (reason === "other") return disputeReasons.length + 1;
  return id > specifiedReasons ? id - disputeReasons.length : id;
}

/** The reason with that number; undefined if there is none. */
export function findDisputeReason(id: number): DisputeReasonRow | undefined {
  return disputeReasonRows.find((row) => row.id === id);
}
