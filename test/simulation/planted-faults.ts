import type { Commit, CommitChanges, CommitOutcome } from "../../src/application/ports/commit.ts";
import type { MemoryTables } from "../memory/memory-tables.ts";
import type { JournalEntry, Posting } from "../../src/domain/ledger/journal-entry.ts";
import type { DebtorBalance } from "../../src/domain/claim/debt-claim.ts";
import { money } from "../../src/domain/money/money.ts";
import { noUsage } from "../memory/memory-tables.ts";
import { areaFaults } from "./area-faults.ts";
import { blindToBlocks } from "./blind-to-blocks.ts";
import type { Stores } from "./marketplace.ts";
import type { Ground } from "./ground.ts";
import type { Wrap } from "./simulation.ts";

/** A fault that is planted below the use cases, and the invariants that the auditor must name. */
export interface PlantedFault {
  readonly invariants: readonly string[];
  readonly wrap: Wrap;
  /** How many steps are enough, if it only shows at the end. */
  readonly steps?: number;
  /** Whether its worlds need trades with multisig escrows. */
  readonly hasEscrows?: true;
}

/** Every fault, by what it does. */
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  "a settlement is paid twice": {
    invariants: ["entries are never changed", "one settlement per hold", "no gap"],
    wrap: afterCommits((commit, tables) => {
      const settled = entriesOf(commit).find(({ ref }) => ref.startsWith("settle:"));
      if (settled) book(tables, { ...settled, ref: `${settled.ref}0` });
    }),
  },
  "the balances of an entry move twice": {
    invariants: ["a balance is the sum of its postings"],
    wrap: afterCommits((commit, tables) => {
      for (const { postings } of entriesOf(commit).filter(isSettlement)) {
        for (const posting of postings) move(tables, posting);
      }
    }),
  },
  "a posting is lost": {
    invariants: ["entries balance"],
    wrap: insteadOfCommits((commit) =>
      withEntries(commit, (entry) =>
        isSettlement(entry) ? { ...entry, postings: entry.postings.slice(0, -1) } : entry,
      ),
    ),
  },
  "the wrong party is paid": {
    invariants: ["the right party gets the right sum"],
    wrap: insteadOfCommits((commit) => {
      const { buyerId, sellerId } = commit.trade?.change.trade ?? {};
      return withEntries(commit, (entry) => ({
        ...entry,
        postings: isSettlement(entry)
          ? entry.postings.map((posting) => swapped(posting, buyerId, sellerId))
          : entry.postings,
      }));
    }),
  },
  "a settlement pays a granule too much, and takes it from the platform": {
    invariants: ["the right party gets the right sum", "nobody below zero"],
    wrap: insteadOfCommits((commit) =>
      withEntries(commit, (entry) => (isSettlement(entry) ? moreForBuyer(entry) : entry)),
    ),
  },
  ...areaFaults,
  "a refused command changes a counter": {
    invariants: ["refused is unchanged"],
    wrap: (stores, { tables }) => ({
      ...stores,
      trades: {
        load: (id) => stores.trades.load(id),
        loadStart: async (offerId, takerId) => {
          const loaded = await stores.trades.loadStart(offerId, takerId);
          // Writes although it only reads.
          tables.keys.set(`ghost ${tables.keys.size}`, { inputHash: "", answer: "" });
          return loaded;
        },
      },
    }),
  },
  "a trade is not counted": {
    invariants: ["counters are what the trades come to"],
    wrap: afterCommits(({ usage }, tables) => {
      const [first] = usage;
      if (!first || first.active !== 1) return;
      const used = tables.usage.get(first.traderId) ?? noUsage;
      tables.usage.set(first.traderId, { ...used, activeTrades: used.activeTrades - 1 });
    }),
  },
  "limits are not looked at under the lock": {
    invariants: ["at most 2 without an ID", "limits hold in sum"],
    wrap: insteadOfCommits((commit) => ({
      ...commit,
      usage: commit.usage.map(({ bounds: _bounds, ...delta }) => delta),
    })),
  },
  "a block is looked at neither before nor under the lock": {
    invariants: ["who is blocked starts nothing"],
    wrap: blindToBlocks,
  },
  "what two people have with each other is not looked at under the lock": {
    invariants: ["at most 2 between two people"],
    wrap: insteadOfCommits(({ pair: _pair, ...commit }) => commit),
  },
  "the state of an account is not looked at under the lock": {
    invariants: ["who is locked starts nothing", "who is banned acts in no trade"],
    wrap: insteadOfCommits((commit) => ({
      ...commit,
      usage: commit.usage.map(({ traderVersion: _version, ...delta }) => delta),
    })),
  },
  "a key is forgotten": {
    invariants: ["one key, one effect", "refused is unchanged"],
    wrap: (stores) => ({
      ...stores,
      changes: { commit: (commit) => stores.changes.commit(commit), recall: async () => undefined },
    }),
  },
  "a version is not looked at": {
    invariants: ["the timeline has no gap", "only legal transitions", "versions grow"],
    wrap: (stores, { tables }) => ({
      ...stores,
      changes: changing(stores, ({ trade, ...commit }) => {
        const seenVersion = trade && tables.trades.get(trade.change.trade.id)?.trade.version;
        return { ...commit, ...(trade && { trade: { ...trade, seenVersion } }) };
      }),
    }),
  },
  "a running trade goes over to the newest policy": {
    invariants: ["a trade keeps the policy it started under"],
    wrap: (stores, { tables }) => ({
      ...stores,
      changes: changing(stores, ({ trade: judged, ...commit }) => {
        if (!judged) return commit;
        const trade = { ...judged.change.trade, policyVersion: tables.policies.size };
        return { ...commit, trade: { ...judged, change: { ...judged.change, trade } } };
      }),
    }),
  },
  "a running trade is judged by the newest policy": {
    invariants: ["a trade is judged by the policy it started under"],
    wrap: (stores) => ({
      ...stores,
      trades: new Proxy(stores.trades, {
        get(trades, name) {
          const value: unknown = Reflect.get(trades, name, trades);
          if (typeof value !== "function") return value;
          if (name !== "load") return value.bind(trades) as unknown;
          return async (id: string) => {
            const loaded = await trades.load(id);
            return loaded && { ...loaded, policy: stores.known.current().policy };
          };
        },
      }),
    }),
  },
  "an act of the seller opens a trade": {
    invariants: ["opened by the buyer alone"],
    wrap: insteadOfCommits(({ trade: judged, ...commit }) => {
      if (!judged) return commit;
      const { trade } = judged.change;
      const opened = { ...trade, openedAt: trade.openedAt ?? commit.judgedAt };
      return { ...commit, trade: { ...judged, change: { ...judged.change, trade: opened } } };
    }),
  },
  "trades of a locked buyer are not moved": {
    invariants: ["nobody waits for who is locked"],
    wrap: ({ states, ...stores }, { tables }) => ({
      ...stores,
      states: {
        now: () => states.now(),
        hasTradedWith: (traderId, otherIds) => states.hasTradedWith(traderId, otherIds),
        begin: (state, audit) => states.begin(state, audit),
        open: (traderId, stateId) => states.open(traderId, stateId),
        lift: (lifting, audit) => states.lift(lifting, audit),
        liftEnded: (most) => states.liftEnded(most),
        tradesWithClocksToMove: (moving, most) => states.tradesWithClocksToMove(moving, most),
        tradesOfLocked: async (search) => {
          const found = await states.tradesOfLocked(search);
          return found.filter(({ tradeId }) => {
            const { buyerId = "" } = tables.trades.get(tradeId)?.trade ?? {};
            return (tables.traders.get(buyerId)?.account?.states.length ?? 0) === 0;
          });
        },
      },
    }),
  },
  "the clocks of trades are forgotten": {
    invariants: ["no deadline lingers", "no money is stuck"],
    steps: 200,
    wrap: (stores) => ({
      ...stores,
      clocks: { lease: async () => [], endLeases: async () => undefined },
    }),
  },
};

/** Serves the newest claim before the oldest. So few owe twice that it needs its own story. */
export const newestClaimFirst: Wrap = (stores) => ({
  ...stores,
  claims: {
    openClaims: (debtorId) => stores.claims.openClaims(debtorId),
    listServable: (most) => stores.claims.listServable(most),
    listSettled: (state, most) => stores.claims.listSettled(state, most),
    debtorBalance: async (traderId, asset) => {
      const { debtorBalance, now } = await stores.claims.debtorBalance(traderId, asset);
      return { debtorBalance: newestFirst(debtorBalance), now };
    },
  },
  trades: {
    loadStart: (offerId, takerId) => stores.trades.loadStart(offerId, takerId),
    load: async (id) => {
      const loaded = await stores.trades.load(id);
      if (!loaded) return undefined;
      const { buyer, seller } = loaded.funds.debtorBalances;
      const debtorBalances = { buyer: newestFirst(buyer), seller: newestFirst(seller) };
      return { ...loaded, funds: { ...loaded.funds, debtorBalances } };
    },
  },
});

function afterCommits(
  act: (commit: Commit, tables: MemoryTables) => void,
): (stores: Stores, ground: Ground) => Stores {
  return (stores, { tables }) => ({
    ...stores,
    changes: {
      recall: (key) => stores.changes.recall(key),
      async commit(commit): Promise<CommitOutcome> {
        const outcome = await stores.changes.commit(commit);
        if (outcome.outcome === "applied") act(commit, tables);
        return outcome;
      },
    },
  });
}

function insteadOfCommits(other: (commit: Commit) => Commit): Wrap {
  return (stores) => ({ ...stores, changes: changing(stores, other) });
}

function changing({ changes }: Stores, other: (commit: Commit) => Commit): CommitChanges {
  return {
    recall: (key) => changes.recall(key),
    commit: (commit) => changes.commit(other(commit)),
  };
}

function newestFirst({ available, claims }: DebtorBalance): DebtorBalance {
  return { available, claims: claims.toReversed() };
}

function entriesOf({ trade, entries }: Commit): readonly JournalEntry[] {
  return [...(trade?.change.entries ?? []), ...entries];
}

function isSettlement({ ref }: JournalEntry): boolean {
  return ref.startsWith("settle:");
}

function withEntries(commit: Commit, other: (entry: JournalEntry) => JournalEntry): Commit {
  const { trade } = commit;
  if (!trade) return commit;
  const change = { ...trade.change, entries: trade.change.entries.map(other) };
  return { ...commit, trade: { ...trade, change } };
}

function swapped(posting: Posting, one = "", other = ""): Posting {
  const { account } = posting;
  if (account.kind !== "available") return posting;
  const traderId = account.traderId === one ? other : one;
  return { ...posting, account: { ...account, traderId } };
}

function moreForBuyer(entry: JournalEntry): JournalEntry {
  const fee = entry.postings.find(({ account }) => account.kind === "fees");
  if (!fee) return entry;
  const change = (posting: Posting) => {
    if (posting.account.kind === "escrow") return posting;
    const by = posting === fee ? -1n : 1n;
    return { ...posting, amount: money(posting.amount.asset, posting.amount.units + by) };
  };
  return entry.postings.length === 3 ? { ...entry, postings: entry.postings.map(change) } : entry;
}

function book(tables: MemoryTables, entry: JournalEntry): void {
  tables.entries.set(entry.ref, { ...entry, at: 0 });
  for (const posting of entry.postings) move(tables, posting);
}

function move(tables: MemoryTables, { account, amount }: Posting): void {
  if (account.kind !== "available") return;
  const id = `available:${account.asset}:${account.traderId}`;
  tables.balances.set(id, (tables.balances.get(id) ?? 0n) + amount.units);
}
