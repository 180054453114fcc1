import type { Commit } from "../../src/application/ports/commit.ts";
import type { LedgerAccount } from "../../src/domain/ledger/account.ts";
import type { JournalEntry } from "../../src/domain/ledger/journal-entry.ts";
import { money } from "../../src/domain/money/money.ts";
import type { PlantedFault } from "./planted-faults.ts";
import type { Wrap } from "./simulation.ts";

/** Faults of what partners are paid. */
export const rewardFaults: Readonly<Record<string, PlantedFault>> = {
  "a partner is paid twice their share": {
    invariants: ["a partner gets their share of the fee"],
    wrap: onEntries("reward:", (entry) => ({
      ...entry,
      postings: entry.postings.map((posting) => ({
        ...posting,
        amount: money(posting.amount.asset, 2n * posting.amount.units),
      })),
    })),
  },
  "a reward goes to somebody else": {
    invariants: ["a partner gets their share of the fee"],
    wrap: onEntries("reward:", (entry) =>
      toOther(entry, ({ kind }) => kind === "rewards", { kind: "rewards", partnerId: "trader000" }),
    ),
  },
  "a claim is paid to the platform": {
    invariants: ["a claim moves all rewards to their partner"],
    wrap: onEntries("reward-claim:", (entry) =>
      toOther(entry, ({ kind }) => kind === "available", { kind: "fees" }),
    ),
  },
};

/** Has entries of that kind written differently. */
function onEntries(kind: string, change: (entry: JournalEntry) => JournalEntry): Wrap {
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

function toOther(
  entry: JournalEntry,
  isMeant: (account: LedgerAccount) => boolean,
  other: { readonly kind: "fees" } | { readonly kind: "rewards"; readonly partnerId: string },
): JournalEntry {
  const postings = entry.postings.map((posting) =>
    isMeant(posting.account)
      ? { ...posting, account: { asset: posting.account.asset, ...other } }
      : posting,
  );
  return { ...entry, postings };
}
