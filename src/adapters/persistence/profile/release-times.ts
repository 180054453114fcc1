import type { EntityManager } from "typeorm";
import { medianReleaseSeconds, releasesCounted } from "../../../domain/account/release-time.ts";
import type { TradeStage } from "../../../domain/trade/trade-status.ts";
import { prepared } from "../connection/prepared-statements.ts";
import type { DurableSubscriber, SubscribedEvent } from "../outbox/durable-subscriber.ts";

const released: TradeStage = "released";

const selectLast = prepared(
  `SELECT t.seller_id, extract(epoch FROM t.closed_at - t.paid_at)::integer AS seconds
     FROM trade t
    WHERE t.seller_id = (SELECT seller_id FROM trade WHERE id = $1)
      AND t.stage = $2 AND t.paid_at IS NOT NULL AND t.closed_at IS NOT NULL
    ORDER BY t.started_at DESC LIMIT $3`,
);

const keepMedian = prepared(
  `INSERT INTO release_time (trader_id, median_seconds) VALUES ($1, $2)
   ON CONFLICT (trader_id) DO UPDATE SET median_seconds = excluded.median_seconds`,
);

/**
 * Keeps how fast each seller releases: lists of offers show it, and cannot look through the trades
 * of every owner. It may be a moment late.
 */
export class ReleaseTimes implements DurableSubscriber {
  readonly name = "release-times";

  wants({ aggregate, kind }: SubscribedEvent): boolean {
    return aggregate === "trade" && kind === "release";
  }

  async write({ aggregateId }: SubscribedEvent, transaction: EntityManager) {
    const rows: { seller_id: string; seconds: number }[] = await transaction.query(selectLast, [
      aggregateId,
      released,
      releasesCounted,
    ]);
    const median = medianReleaseSeconds(rows.map(({ seconds }) => Math.max(0, seconds)));
    const [first] = rows;
    if (!first || median === undefined) return;
    await transaction.query(keepMedian, [first.seller_id, median]);
  }
}
