import type { Commit } from "../../src/application/ports/commit.ts";
import type { LedgerAccount } from "../../src/domain/ledger/account.ts";
import type { JournalEntry } from "../../src/domain/ledger/journal-entry.ts";
import type { Wrap } from "./simulation.ts";

/** Has entries of that kind written differently. */
export function onEntries(kind: string, change: (entry: JournalEntry) => JournalEntry): Wrap {
  return (stores) => {
    const changed = (commit: Commit): Commit => ({
      ...commit,
      entries: commit.entries.map((entry) => (entry.ref.startsWith(kind) ? change(entry) : entry)),
    });
    const { changes } = stores;
    return {
      ...stores,
      changes: {
        commit: (commit) => changes.commit(changed(commit)),
        recall: (key) => changes.recall(key),
      },
    };
  };
}

/** The entry with another account in place of those that are meant. */
export function toOther(
  entry: JournalEntry,
  isMeant: (account: LedgerAccount) => boolean,
  other:
    | { readonly kind: "fees" }
    | { readonly kind: "rewards"; readonly partnerId: string }
    | { readonly kind: "merchant"; readonly merchantId: string },
): JournalEntry {
  const postings = entry.postings.map((posting) =>
    isMeant(posting.account)
      ? { ...posting, account: { asset: posting.account.asset, ...other } }
      : posting,
  );
  return { ...entry, postings };
}
