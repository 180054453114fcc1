import { accountStates, allows } from "../../../domain/account/account-states.ts";
import type { AuditSubject } from "../../../domain/staff/audit-acts.ts";
import { judgingActs } from "../../../domain/trade/legal-steps.ts";
import type { ActorKind } from "../../../domain/trade/trade-change.ts";
import { query, scoped, type BookProbe, type SlicedProbe } from "./book-query.ts";

const staffKinds: readonly ActorKind[] = ["moderator", "supermoderator", "admin"];

/** Whatever the facts: a state in which nobody may begin a trade. */
const statesWithoutStart = accountStates.filter(
  (state) => !allows([state], "start_trade", { secondsSinceReset: Number.MAX_SAFE_INTEGER }),
);

/** What a clock does on behalf of staff; their request was logged before. */
const actsOfNotices = ["staff-cancel"];

const ofTrades: AuditSubject = "trade";
const ofTraders: AuditSubject = "trader";

/** Acts of staff, `e`, on a trade, `t`, of theirs. */
const judgedOwn = `e.actor_kind = ANY ($1) AND e.act = ANY ($2)
  AND (e.actor_id IN (t.buyer_id, t.seller_id)
    OR EXISTS (SELECT FROM staff_trader_account a WHERE a.staff_id = e.actor_id
                  AND a.trader_id IN (t.buyer_id, t.seller_id) AND a.declared_at <= e.at))`;

const caseOfOwn = `
  SELECT t.id, 'case', c.worker_id
    FROM dispute_case c JOIN trade t ON t.id = c.trade_id
    JOIN staff_trader_account a ON a.staff_id = c.worker_id
   WHERE a.trader_id IN (t.buyer_id, t.seller_id) AND a.declared_at <= coalesce(c.assigned_at, c.opened_at)`;

/** Acts of staff, `e`, that are not in the audit log. */
const notLogged = `e.actor_kind = ANY ($1) AND e.act <> ALL ($2) AND NOT EXISTS (
  SELECT FROM audit_log l WHERE l.subject_kind = $3 AND l.subject_id = e.trade_id
     AND l.staff_id = e.actor_id AND l.at = e.at)`;

const stateNotLogged = (ofTrader: string) => `
  SELECT a.trader_id, a.state, a.begun_by, a.begun_at
    FROM account_state a
   WHERE NOT EXISTS (
     SELECT FROM audit_log l WHERE l.subject_kind = ${ofTrader} AND l.subject_id = a.trader_id
        AND l.staff_id = a.begun_by AND l.act = 'begin-account-state'
        AND l.at >= a.begun_at)`;

/** What is not of single trades, each time; what staff did to trades by slices. */
export const casesProbe: BookProbe = {
  covers: ["judge-no-party"],
  sql: `SELECT NOT EXISTS (${caseOfOwn}) AS holds`,
  parameters: [],
};

export const statesProbe: BookProbe = {
  covers: ["staff-acts-logged"],
  sql: `SELECT NOT EXISTS (${stateNotLogged("$1")}) AS holds`,
  parameters: [ofTraders],
};

const eventsOf = (isIn: (row: string) => string) => `
  FROM trade t CROSS JOIN LATERAL (
    SELECT * FROM trade_event l WHERE l.trade_id = t.id OFFSET 0) e WHERE ${isIn("t")}`;

export const judgesOfTrades: SlicedProbe = {
  covers: ["judge-no-party"],
  of: "trades",
  within: scoped(
    (isIn) => `SELECT NOT EXISTS (SELECT ${eventsOf(isIn)} AND ${judgedOwn}) AS holds`,
    staffKinds,
    judgingActs,
  ),
};

export const staffActsOfTrades: SlicedProbe = {
  covers: ["staff-acts-logged"],
  of: "trades",
  within: scoped(
    (isIn) => `SELECT NOT EXISTS (SELECT ${eventsOf(isIn)} AND ${notLogged}) AS holds`,
    staffKinds,
    actsOfNotices,
    ofTrades,
  ),
};

/** What staff and traders did, and whether they were allowed to. */
export const peopleQueries = {
  "judge-no-party": query(
    `SELECT t.id AS trade, e.act, e.actor_id AS staff
       FROM trade_event e JOIN trade t ON t.id = e.trade_id
      WHERE ${judgedOwn}
     UNION ALL ${caseOfOwn}`,
    staffKinds,
    judgingActs,
  ),
  // A trade begins at whole milliseconds; a state may end between two.
  "locked-began-nothing": query(
    `SELECT t.id AS trade, a.trader_id AS trader, a.state
       FROM account_state a JOIN trade t ON a.trader_id IN (t.buyer_id, t.seller_id)
      WHERE a.state = ANY ($1) AND t.started_at > a.begun_at
        AND t.started_at < date_trunc('milliseconds', least(a.lifted_at, a.until, 'infinity'))`,
    statesWithoutStart,
  ),
  "names-unique": query(`
    SELECT username_skeleton AS skeleton, count(*) AS traders FROM trader
     GROUP BY username_skeleton HAVING count(*) > 1`),
  "staff-acts-logged": query(
    `SELECT e.trade_id AS subject, e.act, e.actor_id AS staff, e.at
       FROM trade_event e
      WHERE ${notLogged}
     UNION ALL ${stateNotLogged("$4")}`,
    staffKinds,
    actsOfNotices,
    ofTrades,
    ofTraders,
  ),
  "audit-chained": query(`
    WITH link AS (
      SELECT l.*, lag(l.seq, 1, 0::bigint) OVER (ORDER BY l.seq) AS seq_before,
             lag(l.hash, 1, decode(repeat('00', 32), 'hex')) OVER (ORDER BY l.seq) AS hash_before
        FROM audit_log l)
    SELECT l.seq AS entry FROM link l LEFT JOIN audit_content c ON c.seq = l.seq
     WHERE l.seq <> l.seq_before + 1 OR l.prev_hash <> l.hash_before
        OR l.content_hash IS DISTINCT FROM sha256(c.salt || convert_to(c.content, 'UTF8'))
        OR l.hash <> sha256(l.prev_hash || convert_to(concat_ws('|', l.seq,
             to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), coalesce(l.staff_id, ''),
             coalesce(l.staff_role, ''), l.act, l.subject_kind, l.subject_id,
             encode(l.content_hash, 'hex'), encode(l.seal, 'hex')), 'UTF8'))
    UNION ALL
    SELECT h.seq FROM audit_head h LEFT JOIN audit_log l ON l.seq = h.seq
     WHERE (h.seq > 0 AND l.hash IS DISTINCT FROM h.hash)
        OR EXISTS (SELECT FROM audit_log n WHERE n.seq > h.seq)`),
  "history-guarded": query(`
    SELECT c.relname AS "table", g.tgname AS guard
      FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
     WHERE g.tgfoid = 'refuse_to_change_history'::regproc AND g.tgenabled <> 'O'
       AND c.relnamespace = current_schema()::regnamespace
    UNION ALL
    SELECT c.relname, 'rights' FROM pg_class c
     WHERE has_table_privilege(current_user, c.oid, 'UPDATE, DELETE, TRUNCATE')
       AND NOT pg_has_role(current_user, c.relowner, 'MEMBER')
       AND c.oid IN ('ledger_entry'::regclass, 'ledger_posting'::regclass, 'trade_event'::regclass,
                     'trade_terms'::regclass, 'audit_log'::regclass, 'case_text'::regclass,
                     'ledger_period'::regclass, 'ledger_opening'::regclass)
    UNION ALL
    SELECT needed.name, 'none' FROM unnest(ARRAY['ledger_entry', 'ledger_posting', 'ledger_period',
           'trade_event', 'trade_terms', 'audit_log', 'case_text', 'account_state', 'trader_note']) needed (name)
     WHERE NOT EXISTS (
       SELECT FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
        WHERE c.relname = needed.name AND c.relnamespace = current_schema()::regnamespace
          AND g.tgfoid = 'refuse_to_change_history'::regproc)`),
};
