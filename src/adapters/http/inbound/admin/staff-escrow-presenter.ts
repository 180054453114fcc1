import { multisigState, exitHeight } from "../../../../domain/multisig-escrow/trade-escrow.ts";
import type { TradeEscrow } from "../../../../domain/multisig-escrow/trade-escrow.ts";
import type { StaffEscrowView } from "../../contract/admin/staff-escrow-view.ts";

/** The multisig escrow of a trade as staff see it; null for trades in the books. */
export function presentStaffEscrow(escrow: TradeEscrow | undefined): StaffEscrowView | null {
  if (!escrow) return null;
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
    ending: ending
      ? {
          kind: ending.kind,
          buyerBasisPoints: ending.kind === "split" ? ending.buyerBasisPoints : null,
        }
      : null,
    payout: payouts.at(-1)?.transaction ?? null,
    spend: spend ? { transaction: spend.transaction, isConfirmed: spend.isConfirmed } : null,
    exitHeight: exitHeight(escrow) ?? null,
  };
}
