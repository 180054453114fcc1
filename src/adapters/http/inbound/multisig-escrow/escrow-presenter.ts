import type { EscrowView } from "../../../../application/multisig-escrow/view-escrow.ts";
import { bitcoinLink } from "../../../../domain/chain/payment-link.ts";
import { money } from "../../../../domain/money/money.ts";
import type { MultisigEscrowView } from "../../contract/multisig-escrow/escrow.ts";
import { presentEnding, presentEscrowParts } from "./escrow-parts.ts";

/** The multisig escrow of a trade, as one of its parties sees it. */
export function presentEscrow({ escrow, side, document, toSign }: EscrowView): MultisigEscrowView {
  const { amount, fee, address } = escrow;
  return {
    ...presentEscrowParts(escrow),
    network: escrow.network,
    side,
    keyNumber: escrow.keyNumber,
    exitBlocks: escrow.exitBlocks,
    amount: String(amount),
    fee: String(fee),
    hasBuyersKeys: escrow.buyer !== undefined,
    hasSellersKeys: escrow.seller !== undefined,
    link: address === undefined ? null : bitcoinLink(address, money("BTC", amount + fee)),
    toSign: toSign
      ? {
          ending: presentEnding(toSign.ending),
          payout: toSign.payout,
          networkFee: String(toSign.networkFee),
          replacedFee: toSign.replaces === undefined ? null : String(toSign.replaces),
          outputs: toSign.outputs.map(({ to, address: paid, units }) => ({
            to,
            address: paid,
            units: String(units),
          })),
        }
      : null,
    isProposed: escrow.proposal !== undefined,
    document: document ?? null,
  };
}
