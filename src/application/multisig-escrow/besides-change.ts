import type { TraderId } from "../../domain/id/id.ts";
import type { PaymentBesides } from "../../domain/multisig-escrow/payment-besides.ts";
import type { AggregateChange } from "../ports/commit.ts";

/** A new state of a payment besides the coin of an escrow. `told`: who is told of it. */
export function besidesChange(
  { tradeId, transaction, place, units, height, state }: PaymentBesides,
  seenVersion: number | undefined,
  told: readonly TraderId[] = [],
): AggregateChange {
  return {
    aggregate: "payment-besides",
    id: `${transaction}-${place}`,
    seenVersion,
    state: { tradeId, transaction, place, units, height, state },
    ...(told.length > 0 && { event: { kind: state, recipients: told } }),
  };
}
