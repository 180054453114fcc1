import type { JournalEntry } from "../ledger/journal-entry.ts";
import { settleRelease, settleReturn, settleShare, splitShare } from "../settlement/settlement.ts";
import type { Verdict } from "../trade/trade-memory.ts";
import type { Trade } from "../trade/trade.ts";

/** What a verdict would move, in base units of the trade's asset. */
export interface Outcome {
  readonly verdict: Verdict["for"];
  readonly buyerGets: bigint;
  /** What is returned to the seller of amount, fee and cashback. */
  readonly sellerGets: bigint;
  readonly feeTaken: bigint;
}

/** Half and half, in basis points: the split shown before a share is chosen. */
const evenShare = 5_000;

/** What each verdict would do, by the same rules that carry it out; nothing if nothing is held. */
export function outcomesOf(trade: Trade, staffLate: boolean): readonly Outcome[] {
  if (trade.escrow !== "held") return [];
  const settled = (verdict: Verdict["for"], entries: readonly JournalEntry[]): Outcome => {
    const postings = entries.flatMap((entry) => entry.postings);
    const sumOf = (isMeant: (account: (typeof postings)[number]["account"]) => boolean) =>
      postings
        .filter(({ account }) => isMeant(account))
        .reduce((sum, { amount }) => sum + amount.units, 0n);
    return {
      verdict,
      buyerGets: sumOf((account) => "traderId" in account && account.traderId === trade.buyerId),
      sellerGets: sumOf((account) => "traderId" in account && account.traderId === trade.sellerId),
      feeTaken: sumOf(({ kind }) => kind === "fees"),
    };
  };
  return [
    settled("buyer", settleRelease(trade, staffLate).entries),
    settled("seller", settleReturn(trade).entries),
    settled("split", settleShare(trade, splitShare(evenShare), staffLate).entries),
  ];
}
