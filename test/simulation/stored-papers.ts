import type { ExportWish } from "../../src/application/ports/export-store.ts";
import type { ExportState } from "../../src/domain/history-export/history-export.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";

/** What is kept of a file in a trade. */
export interface StoredFile {
  readonly id: string;
  readonly tradeId: string;
  readonly authorId: string;
  /** Undefined once its content is past its time. */
  readonly name: string | undefined;
  readonly bytes: number;
  readonly isStored: boolean;
  /** The message that it is in. */
  readonly seq: number | undefined;
  readonly at: Instant;
}

/** What is kept of a file of past trades. */
export interface KeptExport {
  readonly id: string;
  readonly traderId: string;
  readonly wish: ExportWish;
  readonly state: ExportState;
  readonly isRunning: boolean;
  readonly requestedAt: Instant;
  readonly endedAt: Instant | undefined;
  /** Names of the pieces of its file, in their order. */
  readonly file: readonly string[];
}

/** Files as they are stored, and the exports. */
export interface StoredPapers {
  readonly files: readonly StoredFile[];
  readonly exports: readonly KeptExport[];
  /** Names of parts of exports that something may lie under, of whatever became of them. */
  readonly parts: ReadonlySet<string>;
}
