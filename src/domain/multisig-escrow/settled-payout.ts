import { agreedPayout, type PayoutOutput } from "./agreed-payout.ts";
import type { KeyHolder } from "./escrow-terms.ts";
import { multisigState, termsOf, type TradeEscrow } from "./trade-escrow.ts";

/** The outputs of the payout that settled an escrow; none of one that is not settled. */
export function settledOutputs(escrow: TradeEscrow): readonly PayoutOutput[] {
  const { coin, ending, spend, payouts } = escrow;
  const terms = termsOf(escrow);
  if (multisigState(escrow) !== "settled" || !terms || !coin || !ending) return [];
  const settled = payouts.find(({ transaction }) => transaction === spend?.transaction);
  const outputs = settled && agreedPayout(terms, coin.units, ending, settled.networkFee);
  return outputs?.ok ? outputs.value : [];
}

/** What it paid to one of the holders, in satoshi; undefined where that is nothing, or nothing is settled. */
export function paidTo(escrow: TradeEscrow, holder: KeyHolder): bigint | undefined {
  return settledOutputs(escrow).find(({ to }) => to === holder)?.units;
}
