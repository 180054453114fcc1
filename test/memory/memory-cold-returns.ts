import type { ChainPayment } from "../../src/application/ports/chain-node.ts";
import type { ColdReturns, StoredColdReturn } from "../../src/application/ports/cold-returns.ts";
import type { ChainCode } from "../../src/domain/chain/chain.ts";
import type { ColdReturnState } from "../../src/domain/send/cold-return.ts";
import type { MemoryTables } from "./memory-tables.ts";

/** Returns from cold storage in memory. */
export class MemoryColdReturns implements ColdReturns {
  readonly #tables: MemoryTables;
  /** By `<transaction>-<place>`. */
  readonly coins = new Map<string, bigint>();

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async find(id: string): Promise<StoredColdReturn | undefined> {
    return this.#all().find((each) => each.id === id);
  }

  async listIn(chain: ChainCode, state: ColdReturnState) {
    return this.#all().filter((each) => each.chain === chain && each.state === state);
  }

  async listOfBlock(chain: ChainCode, hash: string) {
    return this.#all().filter((each) => each.chain === chain && each.block?.hash === hash);
  }

  async list(most: number) {
    return this.#all().toReversed().slice(0, most);
  }

  async noteCoins(coins: readonly Pick<ChainPayment, "transaction" | "place" | "units">[]) {
    for (const { transaction, place, units } of coins) {
      this.coins.set(`${transaction}-${place}`, units);
    }
  }

  async now() {
    return 0;
  }

  #all(): readonly StoredColdReturn[] {
    return [...this.#tables.aggregates].flatMap(([name, { version, state }]) => {
      if (!name.startsWith("cold-return ")) return [];
      const row = state as unknown as Omit<StoredColdReturn, "block"> & {
        readonly height: number | null;
        readonly blockHash: string | null;
      };
      const { height, blockHash: hash } = row;
      const block = height === null || hash === null ? undefined : { height, hash };
      return [{ ...row, id: name.slice("cold-return ".length), version, block, seenAt: 0 }];
    });
  }
}
