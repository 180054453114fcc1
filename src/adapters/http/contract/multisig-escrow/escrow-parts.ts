import { Type } from "typebox";
import { escrowStates } from "../../../../domain/multisig-escrow/trade-escrow.ts";
import { closed, oneOf, orNull } from "../envelope.ts";

/** How an escrow is paid out. */
export const escrowEnding = closed({
  kind: oneOf(["release", "return", "split"]),
  /** Of a split: what the buyer gets, in basis points. */
  buyerBasisPoints: orNull(Type.Integer()),
});

/** What parties and staff see of a multisig escrow. Amounts are in satoshi. */
export const escrowParts = {
  state: oneOf(escrowStates),
  /** Where the seller pays; null until both gave their keys. */
  address: orNull(Type.String()),
  /** What the seller pays: the amount and the fee. */
  toPay: Type.String(),
  coin: orNull(
    closed({
      transaction: Type.String(),
      place: Type.Integer(),
      units: Type.String(),
      is: oneOf(["waiting", "in_block", "confirmed", "gone"]),
    }),
  ),
  /** Null while the trade goes on. */
  ending: orNull(escrowEnding),
  /** The last payout that has both signatures; null without one. */
  payout: orNull(Type.String()),
  /** The transaction that spends the coin, whoever signed it. */
  spend: orNull(closed({ transaction: Type.String(), isConfirmed: Type.Boolean() })),
};
