import type { Static, TObject } from "typebox";
import type { EscrowEnding } from "../../../../domain/multisig-escrow/escrow-terms.ts";
import {
  multisigState,
  type TradeEscrow,
} from "../../../../domain/multisig-escrow/trade-escrow.ts";
import type { escrowEnding, escrowParts } from "../../contract/multisig-escrow/escrow-parts.ts";

/** What parties and staff see alike of a multisig escrow. */
export function presentEscrowParts(escrow: TradeEscrow): Static<TObject<typeof escrowParts>> {
  const { amount, fee, address, coin, ending, payouts, spend } = escrow;
  return {
    state: multisigState(escrow),
    address: address ?? null,
    toPay: String(amount + fee),
    coin: coin
      ? {
          transaction: coin.transaction,
          place: coin.place,
          units: String(coin.units),
          is: coin.is,
        }
      : null,
    ending: ending ? presentEnding(ending) : null,
    payout: payouts.at(-1)?.transaction ?? null,
    spend: spend ? { transaction: spend.transaction, isConfirmed: spend.isConfirmed } : null,
  };
}

/** How it is paid out. */
export function presentEnding(ending: EscrowEnding): Static<typeof escrowEnding> {
  const buyerBasisPoints = ending.kind === "split" ? ending.buyerBasisPoints : null;
  return { kind: ending.kind, buyerBasisPoints };
}
