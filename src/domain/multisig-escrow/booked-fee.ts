import type { TraderId } from "../id/id.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { money } from "../money/money.ts";
import { agreedPayout } from "./agreed-payout.ts";
import { multisigState, termsOf, type TradeEscrow } from "./trade-escrow.ts";

/**
 * `escrow-fee:<trade>`: what the payout that settled an escrow paid to an address of ours. `owedTo`: the seller, where staff
 * were so late that it goes back. Undefined for one that is not settled, and where the payout has no output for us.
 */
export function feeEntry(escrow: TradeEscrow, owedTo?: TraderId): JournalEntry | undefined {
  const { tradeId, coin, ending, spend, payouts } = escrow;
  const terms = termsOf(escrow);
  if (multisigState(escrow) !== "settled" || !terms || !coin || !ending) return undefined;
  const settled = payouts.find(({ transaction }) => transaction === spend?.transaction);
  const outputs = settled && agreedPayout(terms, coin.units, ending, settled.networkFee);
  const ours = outputs?.ok ? outputs.value.find(({ to }) => to === "platform") : undefined;
  if (!ours) return undefined;
  return journalEntry(`escrow-fee:${tradeId}`, [
    {
      from: { kind: "escrow_fees", asset: "BTC" },
      to:
        owedTo === undefined
          ? { kind: "fees", asset: "BTC" }
          : { kind: "available", asset: "BTC", traderId: owedTo },
      amount: money("BTC", ours.units),
    },
  ]);
}
