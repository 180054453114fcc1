import {
  escrowOf,
  type EscrowRow,
} from "../../src/adapters/persistence/multisig-escrow/escrow-row.ts";
import { changeOf } from "../../src/application/multisig-escrow/escrow-change.ts";
import type { CommitChanges } from "../../src/application/ports/commit.ts";
import type {
  EscrowSeals,
  MultisigEscrowStore,
  StoredEscrow,
} from "../../src/application/ports/multisig-escrow-store.ts";
import type { JournalEntry } from "../../src/domain/ledger/journal-entry.ts";
import { multisigState, type TradeEscrow } from "../../src/domain/multisig-escrow/trade-escrow.ts";

const parties = { buyerId: "ana", sellerId: "ben" };

/** Escrows of trades between Ana, who buys, and Ben; each is written over the version that was read. */
export class MemoryEscrows implements MultisigEscrowStore, Pick<CommitChanges, "commit"> {
  readonly #rows = new Map<string, EscrowRow>();
  #keys = 0;
  /** Whether staff were late in all trades. */
  feeGoesBack = false;
  /** The payments besides coins that were noted. */
  readonly besides = new Set<string>();
  /** The entries that were booked, by name; one whose name is taken is refused. */
  readonly entries = new Map<string, JournalEntry>();
  /** A trade whose commits always conflict. */
  stuck: string | undefined;
  /** How many commits are carried out before one is cut off; undefined: all. */
  killAfter: number | undefined;

  /** Stores an escrow as a commit would. */
  put(escrow: TradeEscrow, seals: EscrowSeals = { terms: undefined, ending: undefined }): void {
    const seen = this.#rows.get(escrow.tradeId)?.version;
    this.#write(changeOf(escrow, seals, parties, seen));
  }

  get all(): readonly StoredEscrow[] {
    return [...this.#rows.values()].map(escrowOf);
  }

  async find(tradeId: string) {
    return this.all.find((each) => each.tradeId === tradeId);
  }

  async listAt(addresses: readonly string[]) {
    return this.all.filter(({ address }) => address !== undefined && addresses.includes(address));
  }

  async isPaidAt(paid: string) {
    return this.all.some(({ address, platform }) => [address, platform.address].includes(paid));
  }

  async listOfCoins(outputs: Parameters<MultisigEscrowStore["listOfCoins"]>[0]) {
    return this.all.filter(({ coin }) =>
      outputs.some(
        ({ transaction, place }) => coin?.transaction === transaction && coin.place === place,
      ),
    );
  }

  async openCoins() {
    return this.all.flatMap(({ coin, spend }) => (coin && !spend?.isConfirmed ? [coin] : []));
  }

  async listOfBlock(hash: string) {
    return this.all.filter(
      ({ coin, spend }) => coin?.block?.hash === hash || spend?.block?.hash === hash,
    );
  }

  async listIn(states: Parameters<MultisigEscrowStore["listIn"]>[0]) {
    return this.all.filter((each) => states.includes(multisigState(each)));
  }

  async takeKeyNumber() {
    this.#keys += 1;
    return this.#keys - 1;
  }

  async now() {
    return 0;
  }

  async commit({ aggregates = [], entries }: Parameters<CommitChanges["commit"]>[0]) {
    if (this.killAfter !== undefined) {
      if (this.killAfter === 0) throw new Error("The process was killed");
      this.killAfter -= 1;
    }
    const besides = aggregates.find(({ aggregate }) => aggregate === "payment-besides");
    if (besides) {
      if (this.besides.has(besides.id)) return { outcome: "conflict", over: "version" } as const;
      this.besides.add(besides.id);
      return { outcome: "applied" } as const;
    }
    const isSeen = aggregates.every(
      ({ id, seenVersion }) => this.#rows.get(id)?.version === seenVersion,
    );
    const isTaken = entries.some(({ ref }) => this.entries.has(ref));
    const isStuck = aggregates.some(({ id }) => id === this.stuck);
    if (!isSeen || isTaken || isStuck) return { outcome: "conflict", over: "version" } as const;
    for (const entry of entries) this.entries.set(entry.ref, entry);
    for (const change of aggregates) this.#write(change);
    return { outcome: "applied" } as const;
  }

  #write({ id, seenVersion, state }: ReturnType<typeof changeOf>): void {
    const columns = Object.entries(state).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      typeof value === "bigint" ? String(value) : value,
    ]);
    const { buyerId, sellerId } = parties;
    const row = {
      ...Object.fromEntries(columns),
      id,
      version: (seenVersion ?? 0) + 1,
      buyer_id: buyerId,
      seller_id: sellerId,
      fee_goes_back: this.feeGoesBack,
    };
    this.#rows.set(id, row as EscrowRow);
  }
}
