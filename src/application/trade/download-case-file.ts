import type { TradeId } from "../../domain/id/id.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { CaseFiles, Digest } from "../ports/case-file.ts";
import type { TradeStore } from "../ports/trade-store.ts";
import { writeCaseFile } from "./write-case-file.ts";

/** Writes the case file of a trade for its parties, and says its root to whoever has a receipt. */
export class DownloadCaseFile {
  readonly #trades: Pick<TradeStore, "load">;
  readonly #files: CaseFiles;
  readonly #digest: Digest;

  constructor(trades: Pick<TradeStore, "load">, files: CaseFiles, digest: Digest) {
    this.#trades = trades;
    this.#files = files;
    this.#digest = digest;
  }

  /** Undefined if there is no such trade, or the user is not a party of it. */
  async execute({ traderId }: Actor, tradeId: TradeId): Promise<string | undefined> {
    const loaded = await this.#trades.load(tradeId);
    if (!loaded || !sideOf(loaded.trade, traderId)) return undefined;
    const source = await this.#files.read(tradeId);
    return source && writeCaseFile(tradeId, source, "party", this.#digest).text;
  }

  /** The root of the file as it would be written now; the caller checks who may know it. */
  async root(tradeId: TradeId): Promise<string> {
    const source = await this.#files.read(tradeId);
    return source ? writeCaseFile(tradeId, source, "party", this.#digest).root : "";
  }
}
