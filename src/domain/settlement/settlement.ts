import type { LedgerAccount } from "../ledger/account.ts";
import { journalEntry, type JournalEntry, type Movement } from "../ledger/journal-entry.ts";
import { add, money, shareOf, subtract, type Money, type Share } from "../money/money.ts";
import { roundDown, roundUp } from "../money/rounding.ts";
import { custodyOf } from "../trade/custody.ts";
import type { UsageEffect } from "../trade/trade-change.ts";
import type { EscrowState } from "../trade/trade-status.ts";
import type { Trade, TradeMoney } from "../trade/trade.ts";

/** What the end of a hold does to the escrow, the ledger and the counters. */
export interface Settlement {
  readonly escrow: EscrowState;
  readonly entries: readonly JournalEntry[];
  readonly usage: UsageEffect;
  /** Staff were late, and the payout of an escrow on the chain brings the fee to us first. */
  readonly feeGoesBack?: true;
}

type Parties = Pick<Trade, "id" | "buyerId" | "sellerId">;

/** What is booked of a trade: nothing, where its crypto is on the chain. */
function booked(trade: Pick<Trade, "memory">, ...entries: readonly JournalEntry[]) {
  return custodyOf(trade) === "ledger" ? entries : [];
}

/** Everything a trade holds: amount, fee and cashback. */
export function totalOf({ amount, fee, cashback }: TradeMoney): Money {
  return add(add(amount, fee), cashback);
}

/**
 * Whether the seller's available balance covers the difference; an unknown balance covers nothing.
 */
export function covers(available: Money | undefined, difference: Money): boolean {
  return difference.units <= (available?.units ?? 0n);
}

/** `hold:<trade>:<n>`: seller → escrow; none where the escrow is on the chain. */
export function holdEntries(
  trade: Parties & Pick<Trade, "memory">,
  agreed: TradeMoney,
  hold: number,
): readonly JournalEntry[] {
  const { seller, escrow } = accountsOf(trade, agreed);
  const movement = { from: seller, to: escrow, amount: totalOf(agreed) };
  return booked(trade, journalEntry(`hold:${trade.id}:${hold}`, [movement]));
}

/** `adjust:<trade>:<k>`: the difference between two agreements; none if they hold the same. */
export function adjustEntry(trade: Trade, next: TradeMoney, count: number): JournalEntry[] {
  const { seller, escrow } = accountsOf(trade, next);
  const difference = subtract(totalOf(next), totalOf(trade.money));
  if (difference.units === 0n) return [];
  const back = money(difference.asset, 0n - difference.units);
  const movement =
    difference.units > 0n
      ? { from: seller, to: escrow, amount: difference }
      : { from: escrow, to: seller, amount: back };
  return [journalEntry(`adjust:${trade.id}:${count}`, [movement])];
}

/**
 * The buyer gets everything, the platform its fee, unless staff were so late that it is refunded.
 */
export function settleRelease(trade: Trade, feeGoesBack: boolean): Settlement {
  const all = { numerator: 1n, denominator: 1n };
  return { ...settleShare(trade, all, feeGoesBack), escrow: "released", usage: { kind: "keep" } };
}

/** Everything goes back to the seller; if nothing is held, nothing moves. */
export function settleReturn(trade: Trade): Settlement {
  if (trade.escrow !== "held") return { escrow: "none", entries: [], usage: { kind: "give_back" } };
  const { escrow, seller } = accountsOf(trade, trade.money);
  const entry = settleEntry(trade, [{ from: escrow, to: seller, amount: totalOf(trade.money) }]);
  return { escrow: "returned", entries: booked(trade, entry), usage: { kind: "give_back" } };
}

/**
 * The buyer gets the share of amount and cashback, the platform that of the fee, each rounded down
 * to whole granules; the rest goes back to the seller. Above the whole, the seller adds what is
 * missing.
 */
export function settleShare(trade: Trade, share: Share, feeGoesBack: boolean): Settlement {
  const { escrow, seller, buyer, fees } = accountsOf(trade, trade.money);
  const part = shareOfMoney(trade.money, share);
  const rest = subtract(totalOf(trade.money), totalOf(part));
  const restMovement: Movement =
    rest.units >= 0n
      ? { from: escrow, to: seller, amount: rest }
      : { from: seller, to: escrow, amount: money(rest.asset, 0n - rest.units) };
  const entry = settleEntry(trade, [
    restMovement,
    { from: escrow, to: buyer, amount: add(part.amount, part.cashback) },
    { from: escrow, to: feeGoesBack ? seller : fees, amount: part.fee },
  ]);
  const usage: UsageEffect =
    part.amount.units === 0n
      ? { kind: "give_back" }
      : { kind: "part", usdCents: part.usdCents, fiatUsed: part.fiat };
  const isOwed = feeGoesBack && custodyOf(trade) === "multisig" && part.fee.units > 0n;
  return {
    escrow: "split",
    entries: booked(trade, entry),
    usage,
    ...(isOwed && { feeGoesBack: true }),
  };
}

/** What a trade remembers of its settlement: that its fee goes back when the payout is confirmed. */
export function feeMemory(
  settlement: Settlement | undefined,
): Pick<Trade["memory"], "feeGoesBack"> {
  return settlement?.feeGoesBack ? { feeGoesBack: true } : {};
}

/** The agreement scaled: crypto rounded down, fiat and value rounded up (decisions). */
export function shareOfMoney(agreed: TradeMoney, share: Share): TradeMoney {
  const up = (whole: bigint) => roundUp(whole * share.numerator, share.denominator);
  return {
    ...agreed,
    amount: shareOf(agreed.amount, share, roundDown),
    fee: shareOf(agreed.fee, share, roundDown),
    cashback: shareOf(agreed.cashback, share, roundDown),
    fiat: { ...agreed.fiat, minor: up(agreed.fiat.minor) },
    usdCents: up(agreed.usdCents),
  };
}

/** The share of a split as a fraction. */
export function splitShare(basisPoints: number): Share {
  return { numerator: BigInt(basisPoints), denominator: 10_000n };
}

function settleEntry({ id, holds }: Trade, movements: readonly Movement[]): JournalEntry {
  return journalEntry(`settle:${id}:${holds}`, movements);
}

function accountsOf(
  { id, buyerId, sellerId }: Parties,
  { amount: { asset } }: TradeMoney,
): { readonly [Name in "seller" | "buyer" | "escrow" | "fees"]: LedgerAccount } {
  return {
    seller: { kind: "available", asset, traderId: sellerId },
    buyer: { kind: "available", asset, traderId: buyerId },
    escrow: { kind: "escrow", asset, tradeId: id },
    fees: { kind: "fees", asset },
  };
}
