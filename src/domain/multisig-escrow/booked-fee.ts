import type { TraderId } from "../id/id.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { money } from "../money/money.ts";
import { agreedPayout } from "./agreed-payout.ts";
import { multisigState, termsOf, type TradeEscrow } from "./trade-escrow.ts";

/** The output of the payout that settled an escrow which pays us, as an output that our keys can spend. */
interface FeeOutput {
  readonly place: number;
  /** In satoshi. */
  readonly units: bigint;
}

/** Undefined for one that is not settled, and where the payout has no output for us. */
export function feeOutput(escrow: TradeEscrow): FeeOutput | undefined {
  const { coin, ending, spend, payouts } = escrow;
  const terms = termsOf(escrow);
  if (multisigState(escrow) !== "settled" || !terms || !coin || !ending) return undefined;
  const settled = payouts.find(({ transaction }) => transaction === spend?.transaction);
  const outputs = settled && agreedPayout(terms, coin.units, ending, settled.networkFee);
  if (!outputs?.ok) return undefined;
  const place = outputs.value.findIndex(({ to }) => to === "platform");
  const ours = outputs.value[place];
  return ours && { place, units: ours.units };
}

/**
 * `escrow-fee:<trade>`: what the payout that settled an escrow paid to an address of ours. `owedTo`: the seller, where staff
 * were so late that it goes back. Undefined for one that is not settled, and where the payout has no output for us.
 */
export function feeEntry(escrow: TradeEscrow, owedTo?: TraderId): JournalEntry | undefined {
  const ours = feeOutput(escrow);
  if (!ours) return undefined;
  return journalEntry(`escrow-fee:${escrow.tradeId}`, [
    {
      from: { kind: "hot", asset: "BTC" },
      to:
        owedTo === undefined
          ? { kind: "fees", asset: "BTC" }
          : { kind: "available", asset: "BTC", traderId: owedTo },
      amount: money("BTC", ours.units),
    },
  ]);
}
