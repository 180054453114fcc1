import { completedEscrows, type ChargebackState } from "../../../domain/trade/trade-status.ts";
import { query } from "./book-query.ts";

const owed: readonly ChargebackState[] = ["confirmed", "paid"];
const paidBack: ChargebackState = "paid";

/**
 * Of a policy `v`: from which level on the ID is verified, and how many trades may be active
 * without.
 */
const idLevel = "(v.policy #>> '{start,idLevel}')::numeric";
const activeWithoutId = "(v.policy #>> '{start,activeWithoutId}')::integer";

/** What is counted apart from the trades, and what is owed. */
export const counterQueries = {
  "usage-counted": query(
    `SELECT coalesce(u.trader_id, c.trader_id) AS trader, u.active_trades AS "activeStored",
            c.active AS "activeCounted", u.completed_trades AS "completedStored",
            c.completed AS "completedCounted", u.active_usd_cents::text AS "centsStored",
            c.cents::text AS "centsCounted"
       FROM trader_usage u
       FULL JOIN (
         SELECT side.trader_id, count(*) FILTER (WHERE t.closed_at IS NULL) AS active,
                count(*) FILTER (WHERE t.escrow = ANY ($1)) AS completed,
                sum(t.usd_cents) FILTER (WHERE t.closed_at IS NULL) AS cents
           FROM trade t CROSS JOIN LATERAL (VALUES (t.buyer_id), (t.seller_id)) side (trader_id)
          GROUP BY side.trader_id) c ON c.trader_id = u.trader_id
      WHERE coalesce(u.active_trades, 0) <> coalesce(c.active, 0)
         OR coalesce(u.completed_trades, 0) <> coalesce(c.completed, 0)
         OR coalesce(u.active_usd_cents, 0) <> coalesce(c.cents, 0)`,
    completedEscrows,
  ),
  "value-counted": query(`
    SELECT coalesce(u.trader_id, v.trader_id) AS trader, u.total_usd_cents::text AS stored,
           v.cents::text AS counted
      FROM trader_usage u
      FULL JOIN (SELECT trader_id, sum(usd_cents) AS cents FROM counted_value GROUP BY trader_id) v
        ON v.trader_id = u.trader_id
     WHERE coalesce(u.total_usd_cents, 0) <> coalesce(v.cents, 0)`),
  "caps-reserved": query(`
    SELECT coalesce(o.offer_id, c.offer_id) AS offer, o.reserved_minor::text AS stored,
           c.minor::text AS counted, o.cap_minor::text AS cap
      FROM offer_usage o
      FULL JOIN (SELECT offer_id, sum(fiat_minor) AS minor FROM trade
                  WHERE closed_at IS NULL GROUP BY offer_id) c ON c.offer_id = o.offer_id
     WHERE coalesce(o.reserved_minor, 0) <> coalesce(c.minor, 0)
        OR o.reserved_minor + o.used_minor > o.cap_minor`),
  // By the most generous policy since the oldest active trade began: they were checked against
  // that.
  "active-without-id": query(`
    SELECT u.trader_id AS trader, u.active_trades AS active
      FROM trader_usage u JOIN trader t ON t.id = u.trader_id
     WHERE t.level < (SELECT max(${idLevel}) FROM policy_version v)
       AND u.active_trades > (SELECT min(${activeWithoutId}) FROM policy_version v)
       AND u.active_trades > ALL (
             SELECT CASE WHEN t.level < ${idLevel} THEN ${activeWithoutId} ELSE u.active_trades END
               FROM policy_version v
              WHERE v.version >= (SELECT min(coalesce(o.policy_version, 1)) FROM trade o
                                   WHERE o.closed_at IS NULL AND t.id IN (o.buyer_id, o.seller_id)))`),
  "claims-served": query(`
    SELECT coalesce(c.trade_id, p.trade_id) AS trade, c.amount::text AS amount,
           c.served::text AS served, p.paid::text AS paid, c.servings, p.entries
      FROM claim c
      FULL JOIN (
        SELECT split_part(e.ref, ':', 2) AS trade_id, count(DISTINCT e.id) AS entries,
               sum(p.amount) FILTER (WHERE p.amount > 0) AS paid
          FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
         WHERE starts_with(e.ref, 'claim:')
         GROUP BY 1) p ON p.trade_id = c.trade_id
     WHERE c.trade_id IS NULL OR c.served + c.written_off > c.amount
        OR c.served <> coalesce(p.paid, 0) OR c.servings <> coalesce(p.entries, 0)`),
  "claims-right-parties": query(`
    SELECT e.ref AS entry, p.account_id AS account
      FROM ledger_entry e
      JOIN ledger_posting p ON p.entry_id = e.id
      LEFT JOIN ledger_account a ON a.id = p.account_id
      LEFT JOIN claim c ON c.trade_id = split_part(e.ref, ':', 2)
     WHERE starts_with(e.ref, 'claim:') AND a.owner_id IS DISTINCT FROM
           CASE WHEN p.amount > 0 THEN c.creditor_id ELSE c.debtor_id END`),
  "debts-settled": query(
    `SELECT coalesce(t.id, c.trade_id) AS trade, t.chargeback, c.amount::text AS amount,
            c.served::text AS served, c.written_off::text AS "writtenOff"
       FROM (SELECT id, chargeback, buyer_id, seller_id FROM trade WHERE chargeback = ANY ($1)) t
       FULL JOIN claim c ON c.trade_id = t.id
      WHERE t.id IS NULL OR c.trade_id IS NULL
         OR (t.chargeback = $2 AND c.served + c.written_off < c.amount)
         OR c.debtor_id <> t.buyer_id OR c.creditor_id <> t.seller_id
         OR (SELECT count(*) FROM trade_event e WHERE e.trade_id = t.id AND e.act = 'debt-settled')
            <> (t.chargeback = $2)::integer`,
    owed,
    paidBack,
  ),
  "keys-answered": query(`
    SELECT actor_id AS actor, key FROM idempotency_key WHERE answer IS NULL`),
};
