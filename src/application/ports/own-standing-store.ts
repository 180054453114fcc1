import type { TraderId } from "../../domain/id/id.ts";
import type { Badge, Standing } from "../../domain/record/badges.ts";
import type { CountedTrade } from "../../domain/record/own-statistics.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** What a trader sees of their own record. */
export interface OwnStandingStore {
  /** Undefined when there is no such trader. */
  standing(traderId: TraderId): Promise<
    | {
        readonly badge: Badge;
        readonly standing: Standing;
        /** The database's time at which this was read. */
        readonly now: Instant;
      }
    | undefined
  >;
  /** What the trades of those with at least so many completed ones earn, by trader. */
  standings(
    traderIds: readonly TraderId[],
    leastCompleted: number,
  ): Promise<{ readonly standings: ReadonlyMap<TraderId, Standing>; readonly now: Instant }>;
  /** Completed trades that ended in the last so many months, and the present month, in UTC. */
  completed(
    traderId: TraderId,
    months: number,
  ): Promise<{ readonly trades: readonly CountedTrade[]; readonly thisMonth: string }>;
}
