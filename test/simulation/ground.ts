import type { MemoryTables } from "../memory/memory-tables.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { Stores } from "./marketplace.ts";
import type { Touched } from "./watched-tables.ts";

/** What a marketplace of the simulation stands on: where things are kept, and the clock. */
export interface Ground {
  readonly stores: Stores;
  /** What is stored, as far as it was looked at. */
  readonly tables: MemoryTables;
  /** The states of accounts that nobody has lifted, by their ids. */
  readonly states: ReadonlyMap<string, { readonly traderId: string }>;
  /**
   * Whether everything between two calls of the stores is over at once, so that the order of all calls
   * can be chosen, and what was written can be looked at right after each.
   */
  readonly isStill: boolean;
  now(): Instant;
  /** Lets time pass, in milliseconds. */
  pass(time: number): Promise<void>;
  /** Lets everybody in, with what he has from the start. */
  settle(): Promise<void>;
  /** What was written since the last call; the tables are as they are then. */
  drain(): Promise<Touched>;
  /** The same at once, where the ground is still. */
  drainNow(): Touched;
  close(): Promise<void>;
}
