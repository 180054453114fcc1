import type { TradeId, TraderId } from "../../domain/id/id.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { Referrer, Reward, RewardedTrade } from "../../domain/partner/reward.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** A settled trade of a referred buyer that changed. */
export interface DueTrade {
  readonly tradeId: TradeId;
  /** How often it changed: what changes meanwhile stays due. */
  readonly changes: number;
}

/** A reward that is noted already. */
export interface NotedReward extends Reward {
  readonly version: number;
  /** What its partner has not claimed, in the coin of the trade. */
  readonly balance: bigint;
}

/** What decides on the rewards of a trade. */
export interface RewardFacts {
  readonly trade: RewardedTrade;
  readonly referrers: readonly Referrer[];
  readonly noted: readonly NotedReward[];
  readonly now: Instant;
}

/** Where rewards are read; only `CommitChanges` moves them. */
export interface RewardStore {
  /** The longest due first. */
  listDue(most: number): Promise<readonly DueTrade[]>;
  /** Undefined unless the platform kept a fee of it, and its buyer was referred. */
  facts(tradeId: TradeId): Promise<RewardFacts | undefined>;
  /** It is due no more, unless it changed again. */
  done(due: DueTrade): Promise<void>;
  /** What a partner has not claimed of a coin. */
  account(
    partnerId: TraderId,
    asset: AssetCode,
  ): Promise<{
    readonly units: bigint;
    /** How many entries there are of it: the name of a claim counts them. */
    readonly lines: number;
    /** Whether any state of the account is in force. */
    readonly isLocked: boolean;
  }>;
}
