import type { AssetCode } from "../money/asset.ts";
import { money, type Money } from "../money/money.ts";
import { accountId, type LedgerAccount } from "./account.ts";

/** One line of an entry: the account receives the amount, or pays it when it is below zero. */
export interface Posting<Code extends AssetCode = AssetCode> {
  readonly account: LedgerAccount<Code>;
  readonly amount: Money<Code>;
}

/**
 * A movement of money under a name that can be used only once ("settle:<trade>:<n>"). Never
 * changed.
 */
export interface JournalEntry {
  readonly ref: string;
  readonly postings: readonly Posting[];
}

/** Money moving from one account to another. */
export interface Movement<Code extends AssetCode = AssetCode> {
  readonly from: LedgerAccount<Code>;
  readonly to: LedgerAccount<Code>;
  readonly amount: Money<Code>;
}

/**
 * Builds an entry from movements: it balances by construction. Zero movements are left out; an
 * entry that moves nothing, or moves backwards, is a bug of ours and throws.
 */
export function journalEntry(ref: string, movements: readonly Movement[]): JournalEntry {
  const sums = new Map<string, Posting>();
  const book = (account: LedgerAccount, units: bigint) => {
    const id = accountId(account);
    const before = sums.get(id)?.amount.units ?? 0n;
    sums.set(id, { account, amount: money(account.asset, before + units) });
  };
  for (const { from, to, amount } of movements) {
    if (amount.units < 0n) throw new RangeError(`${ref} moves ${amount.units} backwards`);
    if (from.asset !== amount.asset || to.asset !== amount.asset) {
      throw new TypeError(`${ref} moves ${amount.asset} between accounts of another asset`);
    }
    book(from, 0n - amount.units);
    book(to, amount.units);
  }
  const postings = [...sums.values()].filter(({ amount }) => amount.units !== 0n);
  if (postings.length === 0) throw new RangeError(`${ref} moves nothing`);
  return { ref, postings };
}
