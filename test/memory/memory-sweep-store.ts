import type {
  StoredSweep,
  SweepState,
  SweepStore,
} from "../../src/application/ports/sweep-store.ts";
import type { AddressHolding } from "../../src/domain/deposit/sweep.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { openHaltsOf } from "./memory-halt-store.ts";
import { earlierIn } from "./memory-send-store.ts";
import type { MemoryTables } from "./memory-tables.ts";

/** Moves between our own addresses in memory. */
export class MemorySweepStore implements SweepStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  /** What was credited at persons' addresses, by the numbers of their keys. */
  readonly credited = new Map<number, { readonly ETH: bigint; readonly USDT: bigint }>();

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async holdings(most: number): Promise<readonly AddressHolding[]> {
    const isFree = (number: number) =>
      this.all().every((each) => each.number !== number || each.state === "confirmed");
    return [...this.credited.keys()]
      .filter(isFree)
      .map((number) => this.held(number))
      .slice(0, most);
  }

  /** What an address has, as its deposits and moves say. */
  held(number: number): AddressHolding {
    let { ETH, USDT } = this.credited.get(number) ?? { ETH: 0n, USDT: 0n };
    for (const { kind, state, units, paidFee, ...each } of this.all()) {
      if (each.number !== number || state === "signed" || state === "sent") continue;
      const isDone = state === "confirmed";
      if (kind === "gas") ETH += isDone ? units : 0n;
      else ETH -= paidFee + (kind === "ether" && isDone ? units : 0n);
      if (kind === "token" && isDone) USDT -= units;
    }
    return { number, ETH, USDT };
  }

  async listIn(state: SweepState): Promise<readonly StoredSweep[]> {
    return this.all().filter((each) => each.state === state);
  }

  async lane(id: string) {
    const row = this.#tables.aggregates.get(`send-lane ${id}`);
    return { version: row?.version, nextNumber: Number(row?.state["nextNumber"] ?? 0) };
  }

  async present() {
    return { now: this.#now(), halts: openHaltsOf(this.#tables) };
  }

  all(): readonly StoredSweep[] {
    return [...this.#tables.aggregates].flatMap(([name, { version, state }]) => {
      if (!name.startsWith("sweep ")) return [];
      const id = name.slice("sweep ".length);
      const row = state as unknown as Omit<StoredSweep, "signedAt"> & {
        readonly transaction: string;
        readonly raw: string;
        readonly signedAt: string;
      };
      const { transaction, raw } = row;
      const signedAt = Date.parse(row.signedAt);
      const earlier = earlierIn(this.#tables, id);
      return [{ ...row, id, version, signed: { transaction, raw }, signedAt, earlier }];
    });
  }
}
