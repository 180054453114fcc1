import type { Bond } from "../bond/bond.ts";
import type { TradeId, TraderId } from "../id/id.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { money, type BaseUnits, type Money } from "../money/money.ts";

/** What a buyer owes a seller whose payment was reversed: the crypto of that trade (T45). */
export interface DebtClaim {
  readonly tradeId: TradeId;
  readonly debtorId: TraderId;
  readonly creditorId: TraderId;
  /** The whole claim; it carries no interest. */
  readonly amount: Money;
  readonly servedUnits: bigint;
  readonly writtenOffUnits: bigint;
  /** How many payments were made on it: the n of `claim:<trade>:<n>`; 0 before the first. */
  readonly servings: number;
}

/** A trader's balance of one asset, and the open claims against them in it, oldest first. */
export interface DebtorBalance {
  readonly available: BaseUnits;
  readonly claims: readonly DebtClaim[];
  /** Their security in this asset: a claim that is confirmed takes it after what is available. */
  readonly bond?: Bond | undefined;
}

/** What is paid on one claim. */
interface Serving {
  readonly claim: DebtClaim;
  readonly units: bigint;
}

/** What is left of a claim. */
export function openUnits({ amount, servedUnits, writtenOffUnits }: DebtClaim): bigint {
  return amount.units - servedUnits - writtenOffUnits;
}

/**
 * What the debtor's `available` units pay: the oldest claim first, each at most what is open on it,
 * together at most what is available. Claims that get nothing are left out.
 */
export function serveClaims(claims: readonly DebtClaim[], available: bigint): readonly Serving[] {
  const servings: Serving[] = [];
  let left = available;
  for (const claim of claims) {
    const open = openUnits(claim);
    const units = open < left ? open : left;
    if (units <= 0n) continue;
    left -= units;
    servings.push({ claim, units });
  }
  return servings;
}

/** `claim:<trade>:<n>`: debtor → creditor. */
export function servingEntry({ claim, units }: Serving): JournalEntry {
  const { tradeId, debtorId, creditorId, amount, servings } = claim;
  const { asset } = amount;
  return journalEntry(`claim:${tradeId}:${servings + 1}`, [
    {
      from: { kind: "available", asset, traderId: debtorId },
      to: { kind: "available", asset, traderId: creditorId },
      amount: money(asset, units),
    },
  ]);
}
