import { accountId } from "../../src/domain/ledger/account.ts";
import type { JournalEntry } from "../../src/domain/ledger/journal-entry.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";

type Entry = JournalEntry & { readonly at: Instant };

/** Journal entries by their ref, which also knows how many postings each account has. */
export class JournalMap extends Map<string, Entry> {
  readonly #lines = new Map<string, number>();

  override set(ref: string, entry: Entry): this {
    this.#count(this.get(ref), -1);
    this.#count(entry, 1);
    return super.set(ref, entry);
  }

  override delete(ref: string): boolean {
    this.#count(this.get(ref), -1);
    return super.delete(ref);
  }

  override clear(): void {
    this.#lines.clear();
    super.clear();
  }

  /** How many postings an account has, by its id. */
  linesOf(id: string): number {
    return this.#lines.get(id) ?? 0;
  }

  #count(entry: Entry | undefined, by: number): void {
    for (const { account } of entry?.postings ?? []) {
      const id = accountId(account);
      this.#lines.set(id, this.linesOf(id) + by);
    }
  }
}
