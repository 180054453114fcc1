import type { MemoryTables } from "../memory/memory-tables.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { Stores } from "./marketplace.ts";
import type { StoredPapers } from "./stored-papers.ts";
import type { Touched } from "./watched-tables.ts";

/** What a marketplace of the simulation runs on: its stores, and the clock. */
export interface Ground {
  readonly stores: Stores;
  /** What is stored, as far as it was read. */
  readonly tables: MemoryTables;
  /** The states of accounts that nobody has lifted, by their ids. */
  readonly states: ReadonlyMap<string, { readonly traderId: string }>;
  /**
   * Whether everything between two calls of the stores is instantaneous, so that the order of all
   * calls can be chosen, and what was written can be checked right after each.
   */
  readonly isStill: boolean;
  now(): Instant;
  /** Lets time pass, in milliseconds. */
  pass(time: number): Promise<void>;
  /** Registers everybody, with what they have from the start. */
  settle(): Promise<void>;
  /** Files of trades and of past trades, as they are stored now. */
  papers(): Promise<StoredPapers>;
  /** What lies on the disk, by its names. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
  /** What was written since the last call; the tables reflect that moment. */
  drain(): Promise<Touched>;
  /** The same synchronously, where the ground is still. */
  drainNow(): Touched;
  close(): Promise<void>;
}
