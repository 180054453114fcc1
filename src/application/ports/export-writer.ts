import type { ExportedTrade } from "../../domain/history-export/exported-trade.ts";
import type { ExportFormat } from "../../domain/history-export/history-export.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { ExportWish } from "./export-store.ts";

/** What a file says about itself. */
export interface ExportHead {
  readonly username: string;
  readonly wish: ExportWish;
  readonly requestedAt: Instant;
}

/** Writes trades as a file, piece by piece: it holds only a few of them at a time. */
export type ExportWriter = (
  trades: AsyncIterable<ExportedTrade>,
  head: ExportHead,
) => AsyncIterable<Uint8Array>;

export type ExportWriters = Readonly<Record<ExportFormat, ExportWriter>>;
