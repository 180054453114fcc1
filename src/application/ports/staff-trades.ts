import type { Market } from "../../domain/account/demo-account.ts";
import type { TradeStatus } from "../../domain/trade/trade-status.ts";
import type { TradeListItem } from "./trade-store.ts";

/** The filters of a list of all trades. */
export interface StaffTradesFilter {
  /** A whole id, or the beginning of a party's name. */
  readonly q?: string | undefined;
  readonly status?: TradeStatus | undefined;
  readonly market?: Market | undefined;
  /** The id of a party. */
  readonly trader?: string | undefined;
  /** People linked to the viewer: their trades are left out. */
  readonly without: readonly string[];
}

/** A trade as shown in a staff list. */
export interface FoundTrade extends TradeListItem {
  /** Whether it was ever disputed. */
  readonly hasCase: boolean;
}

/** Trades as staff search them: newest first. */
export interface StaffTrades {
  /** `total` counts no further than 10,000. */
  list(
    filter: StaffTradesFilter,
    from: number,
    most: number,
  ): Promise<{ readonly trades: readonly FoundTrade[]; readonly total: number }>;
}
