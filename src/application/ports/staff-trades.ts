import type { TradeStatus } from "../../domain/trade/trade-status.ts";
import type { TradeListItem } from "./trade-store.ts";

/** What a list of all trades is narrowed by. */
export interface StaffTradesFilter {
  /** A whole id, or the beginning of a party's name. */
  readonly q?: string | undefined;
  readonly status?: TradeStatus | undefined;
  /** The id of a party. */
  readonly trader?: string | undefined;
  /** People to whom the reader is near: trades of theirs are left out. */
  readonly without: readonly string[];
}

/** A trade as a list of staff has it. */
export interface FoundTrade extends TradeListItem {
  /** Whether it was ever disputed. */
  readonly hasCase: boolean;
}

/** Trades as staff look for them: newest first. */
export interface StaffTrades {
  list(
    filter: StaffTradesFilter,
    from: number,
    most: number,
  ): Promise<{ readonly trades: readonly FoundTrade[]; readonly total: number }>;
}
