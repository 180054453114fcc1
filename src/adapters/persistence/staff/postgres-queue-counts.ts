import type { DataSource } from "typeorm";
import type {
  QueueCount,
  QueueCounts,
  QueueQuestion,
} from "../../../application/ports/queue-counts.ts";

interface CountRow {
  readonly name:
    | "disputes"
    | "second_person"
    | "appeals"
    | "offers"
    | "chargebacks"
    | "support_chats"
    | "sends"
    | "staff";
  readonly waiting: number;
  readonly mine: number;
  readonly late: number;
  readonly oldest_at: Date | null;
}

/** Counts what waits for staff in one query, without what the asking member may not take. */
export class PostgresQueueCounts implements QueueCounts {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async count(question: QueueQuestion) {
    const { staffId, openStatus, waitingMatter, appealState, appealAct } = question;
    const rows = await this.#dataSource.query<CountRow[]>(
      `WITH open AS (
         SELECT c.worker_id, c.opened_at,
                ${decided} OR c.opener_id IS NOT DISTINCT FROM $1 AS decided, coalesce(c.last_act_at, c.opened_at) AS since,
                jsonb_path_exists(t.rules, '$.memory.waiting[*] ? (@.matter == $matter)',
                  jsonb_build_object('matter', $3::text)) AS waits_for_second
           FROM dispute_case c JOIN trade t ON t.id = c.trade_id
          WHERE c.closed_at IS NULL AND t.status = $2 AND ${isAway}),
       appealed AS (
         SELECT (SELECT max(e.at) FROM trade_event e
                  WHERE e.trade_id = t.id AND e.act = $5) AS since
           FROM trade t
          WHERE t.rules -> 'memory' ? 'appealedBy' AND t.dispute = $4 AND t.closed_at IS NULL
            AND ${isAway} AND NOT ${decided}
            AND NOT EXISTS (SELECT FROM dispute_case o WHERE o.trade_id = t.id AND o.opener_id = $1)),
       moderated AS (
         SELECT min(w.since) AS since FROM (
           SELECT id, waits_since AS since FROM offer WHERE waits_since IS NOT NULL
           UNION ALL
           SELECT offer_id, at FROM offer_report WHERE closed_at IS NULL) w
           JOIN offer ON offer.id = w.id AND offer.deleted_at IS NULL
            AND offer.owner_id <> ALL ($10::text[])
          GROUP BY w.id),
       reported AS (
         SELECT (SELECT max(e.at) FROM trade_event e
                  WHERE e.trade_id = t.id AND e.act = $8) AS since
           FROM trade t WHERE t.chargeback = $7 AND ${isAway}),
       long_ago AS (SELECT clock_timestamp() - make_interval(secs => $6) AS at)
       SELECT 'disputes' AS name,
              count(*) FILTER (WHERE worker_id IS NULL AND NOT decided)::integer AS waiting,
              count(*) FILTER (WHERE worker_id = $1)::integer AS mine,
              count(*) FILTER (WHERE since <= long_ago.at)::integer AS late,
              min(opened_at) FILTER (WHERE worker_id IS NULL AND NOT decided) AS oldest_at
         FROM open, long_ago
       UNION ALL
       SELECT 'second_person',
              count(*) FILTER (WHERE worker_id IS DISTINCT FROM $1)::integer,
              count(*) FILTER (WHERE worker_id = $1)::integer,
              count(*) FILTER (WHERE since <= long_ago.at)::integer, min(since)
         FROM open, long_ago WHERE waits_for_second
       UNION ALL
       SELECT 'appeals', count(*)::integer, 0,
              count(*) FILTER (WHERE since <= long_ago.at)::integer, min(since)
         FROM appealed, long_ago
       UNION ALL
       SELECT 'offers', count(*)::integer, 0,
              count(*) FILTER (WHERE since <= long_ago.at)::integer, min(since)
         FROM moderated, long_ago
       UNION ALL
       SELECT 'chargebacks', count(*)::integer, 0,
              count(*) FILTER (WHERE since <= long_ago.at)::integer, min(since)
         FROM reported, long_ago
       UNION ALL
       SELECT 'support_chats', count(*) FILTER (WHERE worker_id IS DISTINCT FROM $1)::integer,
              count(*) FILTER (WHERE worker_id = $1)::integer,
              count(*) FILTER (WHERE waiting_since <= long_ago.at)::integer, min(waiting_since)
         FROM (SELECT worker_id, waiting_since, ARRAY[trader_id] AS people FROM support_chat WHERE state = $11
               UNION ALL
               SELECT NULL, p.seen_at, ARRAY[t.seller_id, t.buyer_id]
                 FROM payment_besides p JOIN trade t ON t.id = p.trade_id WHERE p.state = $14) c, long_ago
        WHERE NOT people && $10::text[]
       UNION ALL
       SELECT 'sends', count(*) FILTER (WHERE approved_by IS DISTINCT FROM $1)::integer,
              count(*) FILTER (WHERE approved_by = $1)::integer,
              count(*) FILTER (WHERE requested_at <= long_ago.at)::integer, min(requested_at)
         FROM (SELECT approved_by, requested_at, trader_id FROM send WHERE state = $12
               UNION ALL
               SELECT NULL, seen_at, trader_id FROM deposit WHERE state = ANY ($13)) s, long_ago
        WHERE trader_id IS NULL OR trader_id <> ALL ($10::text[])
       UNION ALL
       SELECT 'staff', count(*) FILTER (WHERE proposed_by <> $1)::integer,
              count(*) FILTER (WHERE proposed_by = $1)::integer, 0, min(proposed_at)
         FROM staff_proposal
        WHERE closed_at IS NULL
          AND proposed_at > clock_timestamp() - make_interval(secs => $9)`,
      [
        staffId,
        openStatus,
        waitingMatter,
        appealState,
        appealAct,
        question.lateAfterSeconds,
        question.reportState,
        question.reportAct,
        question.proposalSeconds,
        question.linkedIds,
        question.supportState,
        question.sendState,
        question.depositStates,
        question.besidesState,
      ],
    );
    const counted = (name: CountRow["name"]) => countOf(rows.find((row) => row.name === name));
    return {
      disputes: counted("disputes"),
      secondPerson: counted("second_person"),
      appeals: counted("appeals"),
      offers: counted("offers"),
      support: counted("support_chats"),
      sends: counted("sends"),
      chargebacks: counted("chargebacks"),
      staff: counted("staff"),
    };
  }
}

/** Whether the asking member is linked to neither party of the trade `t`. */
const isAway = "t.buyer_id <> ALL ($10::text[]) AND t.seller_id <> ALL ($10::text[])";

/** Whether the asking member has decided the dispute about the trade `t`, or confirmed it. */
const decided = "(t.rules -> 'memory' -> 'deciderIds') ? $1";

function countOf(row: CountRow | undefined): QueueCount {
  return {
    waiting: row?.waiting ?? 0,
    mine: row?.mine ?? 0,
    late: row?.late ?? 0,
    oldestAt: row?.oldest_at?.getTime(),
  };
}
