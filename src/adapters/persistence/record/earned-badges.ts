import type { EntityManager } from "typeorm";
import { badgeNow, type Badge } from "../../../domain/record/badges.ts";
import { prepared } from "../connection/prepared-statements.ts";
import type { DurableSubscriber, SubscribedEvent } from "../outbox/durable-subscriber.ts";
import {
  standingColumns,
  standingOf,
  standingParameters,
  type StandingRow,
} from "./standing-columns.ts";

interface HolderRow extends StandingRow {
  readonly id: string;
  readonly badge: Badge;
  readonly now: Date;
}

const selectHolders = prepared(
  `SELECT trader.id, trader.badge, clock_timestamp() AS now, ${standingColumns}
     FROM trade t JOIN trader ON trader.id IN (t.buyer_id, t.seller_id) AND NOT trader.is_demo
    WHERE t.id = $3 AND t.closed_at IS NOT NULL ORDER BY trader.id`,
);

/**
 * Keeps the badges that traders earn: lists of offers show them, and cannot look through the trades
 * of every owner. It may be a moment late, and looks at a trader when a trade of theirs changes.
 */
export class EarnedBadges implements DurableSubscriber {
  readonly name = "earned-badges";

  wants({ aggregate }: SubscribedEvent): boolean {
    return aggregate === "trade";
  }

  async write({ aggregateId }: SubscribedEvent, transaction: EntityManager) {
    const rows: HolderRow[] = await transaction.query(selectHolders, [
      ...standingParameters,
      aggregateId,
    ]);
    for (const row of rows) {
      const badge = badgeNow(row.badge, standingOf(row), row.now.getTime());
      if (badge === row.badge) continue;
      await transaction.query("UPDATE trader SET badge = $2 WHERE id = $1 AND badge = $3", [
        row.id,
        badge,
        row.badge,
      ]);
    }
  }
}
