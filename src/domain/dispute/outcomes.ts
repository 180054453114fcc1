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
  const even: Verdict = { for: "split", buyerShare: evenShare };
  const verdicts: readonly Verdict[] = [{ for: "buyer" }, { for: "seller" }, even];
  return verdicts.map((verdict) => outcomeOf(trade, verdict, staffLate));
}

/** What a verdict moves, or moved. `staffLate`: staff missed their time, so the fee goes back. */
export function outcomeOf(trade: Trade, verdict: Verdict, staffLate: boolean): Outcome {
  const postings = entriesOf(trade, verdict, staffLate).flatMap((entry) => entry.postings);
  const sumOf = (isMeant: (account: (typeof postings)[number]["account"]) => boolean) =>
    postings
      .filter(({ account }) => isMeant(account))
      .reduce((sum, { amount }) => sum + amount.units, 0n);
  return {
    verdict: verdict.for,
    buyerGets: sumOf((account) => "traderId" in account && account.traderId === trade.buyerId),
    sellerGets: sumOf((account) => "traderId" in account && account.traderId === trade.sellerId),
    feeTaken: sumOf(({ kind }) => kind === "fees"),
  };
}

/** What moves is the same wherever it is held: shown as if in our books. */
function entriesOf(stored: Trade, verdict: Verdict, staffLate: boolean): readonly JournalEntry[] {
  const { custody: _elsewhere, ...memory } = stored.memory;
  const trade = { ...stored, memory };
  if (verdict.for === "seller") return settleReturn(trade).entries;
  return verdict.for === "buyer"
    ? settleRelease(trade, staffLate).entries
    : settleShare(trade, splitShare(verdict.buyerShare), staffLate).entries;
}
