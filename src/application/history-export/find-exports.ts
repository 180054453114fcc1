import type { Actor } from "../actor/actor.ts";
import type { ExportStore, TradeExport } from "../ports/export-store.ts";

/** As many are listed as can be made in a few days. */
const mostListed = 50;

/** Reads a trader's exports; those of others do not exist. */
export class FindExports {
  readonly #exports: Pick<ExportStore, "find" | "listOf">;

  constructor(exports: Pick<ExportStore, "find" | "listOf">) {
    this.#exports = exports;
  }

  /** The newest first. */
  list({ traderId }: Actor): Promise<readonly TradeExport[]> {
    return this.#exports.listOf(traderId, mostListed);
  }

  one({ traderId }: Actor, id: string): Promise<TradeExport | undefined> {
    return this.#exports.find(id, traderId);
  }
}
