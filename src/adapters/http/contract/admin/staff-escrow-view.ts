import { Type, type Static } from "typebox";
import { escrowStates } from "../../../../domain/multisig-escrow/trade-escrow.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";

/** The multisig escrow of a trade as staff see it, to read only. Amounts are in satoshi. */
export const staffEscrowView = view("StaffEscrow", {
  state: oneOf(escrowStates),
  /** Where the seller pays; null until both gave their keys. */
  address: orNull(Type.String()),
  /** What the seller pays. */
  toPay: Type.String(),
  coin: orNull(
    closed({
      transaction: Type.String(),
      place: Type.Integer(),
      units: Type.String(),
      is: oneOf(["waiting", "in_block", "confirmed", "gone"]),
    }),
  ),
  /** How it is paid out; null while the trade goes on. */
  ending: orNull(
    closed({
      kind: oneOf(["release", "return", "split"]),
      /** Of a split: what the buyer gets, in basis points. */
      buyerBasisPoints: orNull(Type.Integer()),
    }),
  ),
  /** The last payout that has both signatures; null without one. */
  payout: orNull(Type.String()),
  /** The transaction that spends the coin, whoever signed it. */
  spend: orNull(closed({ transaction: Type.String(), isConfirmed: Type.Boolean() })),
  /** From which block on the seller can leave alone; null while no block has the coin. */
  exitHeight: orNull(Type.Integer()),
});

export type StaffEscrowView = Static<typeof staffEscrowView>;
