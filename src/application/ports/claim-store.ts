import type { DebtClaim, DebtorBalance } from "../../domain/claim/debt-claim.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { ChargebackState } from "../../domain/trade/trade-status.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { TradeListItem } from "./trade-store.ts";

/** A debtor with a balance in an asset in which they owe. */
export interface ServableDebt {
  readonly debtorId: TraderId;
  readonly asset: AssetCode;
}

/** A trade with a reported payment reversal, as the queue shows it. */
export interface ReportedTrade extends TradeListItem {
  readonly reportedAt: Instant;
  readonly claim: DebtClaim | undefined;
}

/** What is owed. */
export interface ClaimStore {
  /** What a trader has and owes in an asset, and the database's time. */
  debtorBalance(
    traderId: TraderId,
    asset: AssetCode,
  ): Promise<{ readonly debtorBalance: DebtorBalance; readonly now: Instant }>;
  /** Every open claim against a trader, oldest first. */
  openClaims(debtorId: TraderId): Promise<readonly DebtClaim[]>;
  listServable(most: number): Promise<readonly ServableDebt[]>;
  /** Trades in that state of the axis with nothing open on their claim any more. */
  listSettled(state: ChargebackState, most: number): Promise<readonly string[]>;
}

/** What the desk reads about reports. */
export interface ChargebackViews {
  /**
   * Trades in those states of the axis, the oldest report first; `reportAct` wrote the report.
   * Those of the people `without` are left out.
   */
  list(
    states: readonly ChargebackState[],
    reportAct: string,
    without: readonly string[],
    from: number,
    most: number,
  ): Promise<{ readonly trades: readonly ReportedTrade[]; readonly total: number }>;
}
