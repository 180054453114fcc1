import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ExportStore, TradeExport } from "../ports/export-store.ts";
import type { FileStorage } from "../ports/file-storage.ts";

/** The file of an export. */
interface OpenedExport {
  readonly export: TradeExport;
  /** Read while it is sent: one piece at a time is in memory. Throws where a piece is gone. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Opens the file of a trader's export. */
export class OpenExport {
  readonly #exports: Pick<ExportStore, "find" | "parts" | "lose">;
  readonly #storage: Pick<FileStorage, "get">;

  constructor(
    exports: Pick<ExportStore, "find" | "parts" | "lose">,
    storage: Pick<FileStorage, "get">,
  ) {
    this.#exports = exports;
    this.#storage = storage;
  }

  /** `export_no_file`: there is none yet, none any more, or never was one. */
  async execute(
    { traderId }: Actor,
    id: string,
  ): Promise<Result<OpenedExport, { readonly code: "not_found" | "export_no_file" }>> {
    const found = await this.#exports.find(id, traderId);
    if (!found) return refuse({ code: "not_found" });
    if (found.state !== "completed") return refuse({ code: "export_no_file" });
    const names = await this.#exports.parts(id, "file");
    const [first, ...rest] = names;
    const begin = first === undefined ? undefined : await this.#storage.get(first);
    if (!begin) {
      await this.#exports.lose(id);
      return refuse({ code: "export_no_file" });
    }
    return accept({ export: found, content: this.#pieces(begin, rest) });
  }

  async *#pieces(first: Uint8Array, rest: readonly string[]): AsyncIterable<Uint8Array> {
    yield first;
    for (const name of rest) {
      const piece = await this.#storage.get(name);
      if (!piece) throw new Error("A piece of an export is gone");
      yield piece;
    }
  }
}
