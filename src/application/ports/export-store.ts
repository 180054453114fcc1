import type { TradeId, TraderId } from "../../domain/id/id.ts";
import type { ExportPeriod } from "../../domain/history-export/export-period.ts";
import type { ExportSource } from "../../domain/history-export/exported-trade.ts";
import type { ExportFormat, ExportState } from "../../domain/history-export/history-export.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { HistoryFilter } from "../../domain/trade-view/history-filter.ts";
import type { Instant, Side } from "../../domain/trade/trade.ts";
import type { HistoryWish } from "./trade-history.ts";

/** What somebody wants to have in a file. */
export interface ExportWish extends ExportPeriod {
  readonly filter: HistoryFilter;
  readonly asset?: AssetCode;
  readonly side?: Side;
  /** A slug. */
  readonly paymentMethod?: string;
  /** An IANA name: whose days they are, and whose time is shown. */
  readonly timeZone: string;
}

/** An export that nobody worked on yet. */
export interface NewExport {
  readonly id: string;
  readonly traderId: TraderId;
  readonly format: ExportFormat;
  readonly wish: ExportWish;
}

/** An export as it is kept. */
export interface TradeExport extends NewExport {
  readonly state: ExportState;
  /** How many trades were collected; while it is generated, how many are written. */
  readonly rowsDone: number;
  /** Undefined until they were counted. */
  readonly rowsTotal: number | undefined;
  /** Of the file. */
  readonly bytes: number | undefined;
  readonly requestedAt: Instant;
  readonly endedAt: Instant | undefined;
}

/** Where in the order of its trades an export is. */
export interface ExportPlace {
  readonly startedAt: Instant;
  readonly tradeId: TradeId;
}

/** An export that a worker has for itself as long as it says so often enough. */
export interface TakenExport extends TradeExport {
  /** Names this worker's run. */
  readonly run: string;
  readonly username: string;
  /** The last trade that was collected. */
  readonly place: ExportPlace | undefined;
}

/** `rows`: trades that were collected; `file`: a piece of what is downloaded. */
export type PartKind = "rows" | "file";

/** How an export ended, and the size of its file. */
export interface ExportEnd {
  readonly state: ExportState;
  readonly bytes?: number;
}

/** What people asked for. */
export interface ExportStore {
  /** Keeps it and requests its work, unless one of theirs is running or they made so many in a day. */
  begin(added: NewExport, mostPerDay: number): Promise<"begun" | "running" | "too_many">;
  /** The newest first. */
  listOf(traderId: TraderId, most: number): Promise<readonly TradeExport[]>;
  find(id: string, traderId: TraderId): Promise<TradeExport | undefined>;
  /** Ends one that is running. False if none is. */
  cancel(id: string, traderId: TraderId): Promise<boolean>;
  /** The names of what lies in the storage, in their order. */
  parts(id: string, kind: PartKind): Promise<readonly string[]>;
  /** Notes that the file of one that was completed is gone. */
  lose(id: string): Promise<void>;
}

/**
 * The work on exports. Each act of a run says that it still works; false if it is not its export any
 * more: cancelled, or taken over.
 */
export interface ExportWork {
  /** Takes one that nobody works on. Undefined where there is none, or it was tried too often: then it has failed. */
  take(id: string, run: string): Promise<TakenExport | undefined>;
  /** Lets others take it. */
  release(taken: TakenExport): Promise<void>;
  /** The trades after a place, oldest first. */
  trades(
    wish: HistoryWish,
    after: ExportPlace | undefined,
    most: number,
  ): Promise<readonly ExportSource[]>;
  count(wish: HistoryWish): Promise<number>;
  setTotal(taken: TakenExport, rowsTotal: number): Promise<boolean>;
  /** Names a part before it is stored. */
  namePart(id: string, name: string, kind: PartKind): Promise<void>;
  /** The named part is stored and holds so many more trades, up to a place. */
  keepRows(
    taken: TakenExport,
    name: string,
    kept: { readonly rows: number; readonly place: ExportPlace },
  ): Promise<boolean>;
  /** All are collected; what an earlier run wrote of the file does not count. */
  generate(taken: TakenExport): Promise<boolean>;
  keepFile(taken: TakenExport, name: string): Promise<boolean>;
  setWritten(taken: TakenExport, rows: number): Promise<boolean>;
  end(taken: TakenExport, end: ExportEnd): Promise<boolean>;
  /** Running ones that nobody works on. */
  stalled(most: number): Promise<readonly string[]>;
  requestAgain(id: string): Promise<void>;
  /** Parts that nobody needs: of exports that ended without a file, whose file was kept long enough, or that are gone. */
  leftovers(most: number): Promise<readonly string[]>;
  forgetPart(name: string): Promise<void>;
  /** Files that were kept long enough are missing from now on. */
  retire(): Promise<void>;
  /** Forgets the records of old ones. */
  forgetOld(): Promise<void>;
}
