import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ExportStore, TradeExport } from "../ports/export-store.ts";

/** Ends a trader's export that is still worked on; what was collected of it is removed. */
export class CancelExport {
  readonly #exports: Pick<ExportStore, "find" | "cancel">;

  constructor(exports: Pick<ExportStore, "find" | "cancel">) {
    this.#exports = exports;
  }

  /** One that was cancelled before stays so. */
  async execute(
    { traderId }: Actor,
    id: string,
  ): Promise<Result<TradeExport, { readonly code: "not_found" | "export_over" }>> {
    const isCancelled = await this.#exports.cancel(id, traderId);
    const found = await this.#exports.find(id, traderId);
    if (!found) return refuse({ code: "not_found" });
    return isCancelled || found.state === "cancelled"
      ? accept(found)
      : refuse({ code: "export_over" });
  }
}
