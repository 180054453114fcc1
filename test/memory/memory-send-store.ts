import type { SendStore, StoredSend } from "../../src/application/ports/send-store.ts";
import type { ChainCode } from "../../src/domain/chain/chain.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { SendState } from "../../src/domain/send/send.ts";
import { openHaltsOf } from "./memory-halt-store.ts";
import type { MemoryTables } from "./memory-tables.ts";

/** Sends to addresses in memory; their rows have the fields of `StoredSend`. */
export class MemorySendStore implements Pick<SendStore, "find" | "listIn" | "lane" | "present"> {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async find(id: string): Promise<StoredSend | undefined> {
    return this.all().find((send) => send.id === id);
  }

  async listIn(chain: ChainCode, state: SendState): Promise<readonly StoredSend[]> {
    return this.all().filter((send) => send.target.chain === chain && send.state === state);
  }

  async lane(chain: ChainCode) {
    const row = this.#tables.aggregates.get(`send-lane ${chain}`);
    return { version: row?.version, nextNumber: Number(row?.state["nextNumber"] ?? 0) };
  }

  async present() {
    return { now: this.#now(), halts: openHaltsOf(this.#tables) };
  }

  all(): readonly StoredSend[] {
    return [...this.#tables.aggregates].flatMap(([name, { version, state }]) => {
      if (!name.startsWith("send ")) return [];
      const row = state as unknown as StoredSend & { transaction?: string; raw?: string };
      const { transaction, raw } = row;
      const signed =
        transaction === undefined || raw === undefined ? undefined : { transaction, raw };
      return [{ ...row, id: name.slice("send ".length), version, signed }];
    });
  }
}
