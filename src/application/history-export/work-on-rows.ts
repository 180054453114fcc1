import { exportedTrade, type ExportedTrade } from "../../domain/history-export/exported-trade.ts";
import type { ExportFormat } from "../../domain/history-export/history-export.ts";
import type { ExportWork } from "../ports/export-store.ts";
import type { ExportHead, ExportWriters } from "../ports/export-writer.ts";
import type { CollectedRows, CollectWish, RowWork } from "../ports/row-work.ts";
import { packRows, unpackRows } from "./packed-rows.ts";

/** Reads trades of an export and writes its file right here. */
export class WorkOnRows implements RowWork {
  readonly #work: Pick<ExportWork, "trades">;
  readonly #writers: ExportWriters;

  constructor(work: Pick<ExportWork, "trades">, writers: ExportWriters) {
    this.#work = work;
    this.#writers = writers;
  }

  async collect({ traderId, wish, after, most }: CollectWish): Promise<CollectedRows | undefined> {
    const sources = await this.#work.trades(wish, after, most);
    const last = sources.at(-1);
    if (!last) return undefined;
    const content = packRows(sources.map((source) => exportedTrade(source, traderId)));
    const place = { startedAt: last.trade.startedAt, tradeId: last.trade.id };
    return { content, rows: sources.length, place };
  }

  write(
    format: ExportFormat,
    head: ExportHead,
    contents: AsyncIterable<Uint8Array>,
  ): AsyncIterable<Uint8Array> {
    return this.#writers[format](rowsIn(contents), head);
  }

  async close(): Promise<void> {}
}

async function* rowsIn(contents: AsyncIterable<Uint8Array>): AsyncIterable<ExportedTrade> {
  for await (const content of contents) yield* unpackRows(content);
}
