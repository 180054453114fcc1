import type { BlockRef } from "../../src/application/ports/chain-node.ts";
import type { DepositStore } from "../../src/application/ports/deposit-store.ts";
import type {
  MultisigEscrowStore,
  StoredEscrow,
} from "../../src/application/ports/multisig-escrow-store.ts";
import {
  escrowOf,
  type EscrowRow,
} from "../../src/adapters/persistence/multisig-escrow/escrow-row.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { MemoryAggregate, MemoryTables } from "../memory/memory-tables.ts";

const kind = "multisig-escrow";

/** Escrows by the rows that were read once: a row never changes, another takes its place. */
const read = new WeakMap<MemoryAggregate, StoredEscrow>();

/** The escrow of a trade as a commit wrote it. */
export function storedEscrow(tables: MemoryTables, tradeId: string): StoredEscrow | undefined {
  const row = tables.aggregates.get(`${kind} ${tradeId}`);
  const { trade } = tables.trades.get(tradeId) ?? {};
  if (!row || !trade) return undefined;
  const known = read.get(row) ?? readRow(tradeId, row);
  read.set(row, known);
  const { buyerId, sellerId, memory } = trade;
  return { ...known, buyerId, sellerId, feeGoesBack: memory.feeGoesBack === true };
}

function readRow(id: string, { version, state }: MemoryAggregate): StoredEscrow {
  const columns = Object.entries(state).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    typeof value === "bigint" ? String(value) : value,
  ]);
  return escrowOf({ ...(Object.fromEntries(columns) as EscrowRow), id, version });
}

/** Escrows in memory, as the use cases themselves write them. */
export class SimulatedEscrows implements MultisigEscrowStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  #keys = 0;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async find(tradeId: string) {
    return storedEscrow(this.#tables, tradeId);
  }

  async listAt(addresses: readonly string[]) {
    return this.#where(({ address }) => addresses.includes(String(address)));
  }

  async isPaidAt(paid: string) {
    return (
      this.#where(({ address, platformAddress }) => [address, platformAddress].includes(paid))
        .length > 0
    );
  }

  async listOfCoins(outputs: Parameters<MultisigEscrowStore["listOfCoins"]>[0]) {
    return this.#where(({ coinTransaction, coinPlace }) =>
      outputs.some(
        ({ transaction, place }) => coinTransaction === transaction && coinPlace === place,
      ),
    );
  }

  async openCoins() {
    return this.#where(({ spendConfirmed }) => spendConfirmed !== true).flatMap(
      ({ coin }) => coin ?? [],
    );
  }

  async listOfBlock(hash: string) {
    return this.#where(({ coinHash, spendHash }) => coinHash === hash || spendHash === hash);
  }

  async listIn(states: Parameters<MultisigEscrowStore["listIn"]>[0]) {
    return this.#where(({ state }) => states.some((each) => each === state));
  }

  async takeKeyNumber() {
    this.#keys += 1;
    return this.#keys - 1;
  }

  async now() {
    return this.#now();
  }

  #where(isWanted: (state: MemoryAggregate["state"]) => boolean): readonly StoredEscrow[] {
    return this.#tables.aggregates
      .groupEntries(kind)
      .flatMap(([name, { state }]) =>
        isWanted(state) ? (storedEscrow(this.#tables, name.slice(kind.length + 1)) ?? []) : [],
      );
  }
}

/** Which blocks of the escrows' chain were scanned. Nobody has an address for deposits on it. */
export class ScannedBlocks implements DepositStore {
  #blocks: readonly BlockRef[];

  /** From the first block on, which never leaves the chain. */
  constructor(first: BlockRef) {
    this.#blocks = [first];
  }

  async newestBlock() {
    return this.#blocks.at(-1);
  }

  async noteBlock(...[, { height, hash, previousHash }]: Parameters<DepositStore["noteBlock"]>) {
    const before = this.#blocks.find((block) => block.height === height - 1);
    if (before?.hash !== previousHash) return false;
    this.#blocks = [...this.#blocks.filter((block) => block.height < height), { height, hash }];
    return true;
  }

  async forgetBlock(...[, { hash }]: Parameters<DepositStore["forgetBlock"]>) {
    this.#blocks = this.#blocks.filter((block) => block.hash !== hash);
  }

  async ownersOf() {
    return new Map<string, string>();
  }

  async find() {
    return undefined;
  }

  async listIn() {
    return [];
  }

  async listOfBlock() {
    return [];
  }

  async present() {
    return { now: 0, halts: [] };
  }
}
