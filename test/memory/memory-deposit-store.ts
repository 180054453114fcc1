import type { BlockRef } from "../../src/application/ports/chain-node.ts";
import type { DepositStore, StoredDeposit } from "../../src/application/ports/deposit-store.ts";
import type { ChainCode } from "../../src/domain/chain/chain.ts";
import type { Deposit } from "../../src/domain/deposit/deposit.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { openHaltsOf } from "./memory-halt-store.ts";
import type { MemoryTables } from "./memory-tables.ts";

/** Deposits and scanned blocks in memory. Every address `<trader>-address` is that trader's. */
export class MemoryDepositStore implements DepositStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  #blocks: readonly BlockRef[] = [];

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async newestBlock(): Promise<BlockRef | undefined> {
    return this.#blocks.at(-1);
  }

  async noteBlock(
    ...[, { height, hash, previousHash }]: Parameters<DepositStore["noteBlock"]>
  ): Promise<boolean> {
    const before = this.#blocks.find((block) => block.height === height - 1);
    if (previousHash !== undefined && before?.hash !== previousHash) return false;
    this.#blocks = [...this.#blocks.filter((block) => block.height < height), { height, hash }];
    return true;
  }

  async forgetBlock(_: ChainCode, { hash }: BlockRef): Promise<void> {
    this.#blocks = this.#blocks.filter((block) => block.hash !== hash);
  }

  async ownersOf(_: ChainCode, addresses: readonly string[]) {
    const own = addresses.filter((address) => address.endsWith("-address"));
    return new Map(own.map((address) => [address, address.replace("-address", "")]));
  }

  async find(id: string): Promise<StoredDeposit | undefined> {
    return this.#all().find((deposit) => deposit.id === id);
  }

  async listIn(chain: ChainCode, states: readonly Deposit["state"][]) {
    return this.#all().filter((each) => each.chain === chain && states.includes(each.state));
  }

  async listOfBlock(chain: ChainCode, hash: string) {
    return this.#all().filter((each) => each.chain === chain && each.block?.hash === hash);
  }

  async present() {
    return { now: this.#now(), halts: openHaltsOf(this.#tables) };
  }

  #all(): readonly StoredDeposit[] {
    return [...this.#tables.aggregates].flatMap(([name, { version, state }]) => {
      if (!name.startsWith("deposit ")) return [];
      const row = state as unknown as Omit<Deposit, "asset" | "ruling" | "blockedSender"> & {
        readonly asset: Deposit["asset"] | null;
        readonly ruling: Deposit["ruling"] | null;
        readonly blockedSender: string | null;
        readonly height: number | null;
        readonly blockHash: string | null;
      };
      const { height, blockHash } = row;
      const block = height === null || blockHash === null ? undefined : { height, hash: blockHash };
      const id = name.slice("deposit ".length);
      const ruling = row.ruling ?? undefined;
      const blockedSender = row.blockedSender ?? undefined;
      return [{ ...row, id, version, asset: row.asset ?? undefined, block, ruling, blockedSender }];
    });
  }
}
