import type { EscrowView } from "../../../../application/multisig-escrow/view-escrow.ts";
import { bitcoinLink } from "../../../../domain/chain/payment-link.ts";
import { money } from "../../../../domain/money/money.ts";
import type { EscrowEnding } from "../../../../domain/multisig-escrow/escrow-terms.ts";
import { multisigState } from "../../../../domain/multisig-escrow/trade-escrow.ts";
import type { MultisigEscrowView } from "../../contract/multisig-escrow/escrow.ts";

/** The multisig escrow of a trade, as one of its parties sees it. */
export function presentEscrow({ escrow, side, document, toSign }: EscrowView): MultisigEscrowView {
  const { amount, fee, address, coin, ending, spend } = escrow;
  const toPay = amount + fee;
  return {
    state: multisigState(escrow),
    network: escrow.network,
    side,
    keyNumber: escrow.keyNumber,
    exitBlocks: escrow.exitBlocks,
    amount: String(amount),
    fee: String(fee),
    toPay: String(toPay),
    hasBuyersKeys: escrow.buyer !== undefined,
    hasSellersKeys: escrow.seller !== undefined,
    address: address ?? null,
    link: address === undefined ? null : bitcoinLink(address, money("BTC", toPay)),
    coin: coin
      ? {
          transaction: coin.transaction,
          place: coin.place,
          units: String(coin.units),
          is: coin.is,
        }
      : null,
    ending: ending ? presentEnding(ending) : null,
    toSign: toSign
      ? {
          ending: presentEnding(toSign.ending),
          payout: toSign.payout,
          networkFee: String(toSign.networkFee),
          outputs: toSign.outputs.map(({ to, address: paid, units }) => ({
            to,
            address: paid,
            units: String(units),
          })),
        }
      : null,
    isProposed: escrow.proposal !== undefined,
    payout: escrow.payouts.at(-1)?.transaction ?? null,
    spend: spend ? { transaction: spend.transaction, isConfirmed: spend.isConfirmed } : null,
    document: document ?? null,
  };
}

function presentEnding(ending: EscrowEnding): MultisigEscrowView["ending"] & object {
  const buyerBasisPoints = ending.kind === "split" ? ending.buyerBasisPoints : null;
  return { kind: ending.kind, buyerBasisPoints };
}
