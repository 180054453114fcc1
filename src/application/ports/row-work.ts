import type { ExportFormat } from "../../domain/history-export/history-export.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { ExportPlace } from "./export-store.ts";
import type { ExportHead } from "./export-writer.ts";
import type { HistoryWish } from "./trade-history.ts";

/** Trades that were collected, as they lie in the storage until the file is written. */
export interface CollectedRows {
  readonly content: Uint8Array;
  readonly rows: number;
  /** That of the last of them. */
  readonly place: ExportPlace;
}

/** Which trades are collected: those of a trader after a place, oldest first. */
export interface CollectWish {
  readonly traderId: TraderId;
  readonly wish: HistoryWish;
  readonly after: ExportPlace | undefined;
  readonly most: number;
}

/** What is done with each trade of one export. Whoever opened it closes it. */
export interface RowWork {
  /** Undefined where there are no more. */
  collect(asked: CollectWish): Promise<CollectedRows | undefined>;
  /** The file of what was collected, piece by piece; each content is read when it is its turn. */
  write(
    format: ExportFormat,
    head: ExportHead,
    contents: AsyncIterable<Uint8Array>,
  ): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}
