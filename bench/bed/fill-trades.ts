import type { Client } from "pg";
import { possibleStates } from "../../src/domain/trade/possible-states.ts";

/**
 * Fills a migrated, empty database with that many trades, as if they had run over two years: their
 * rows are consistent, so that an audit finds nothing. Needs a superuser: no foreign key is
 * checked.
 */
export async function fillTrades(client: Client, trades: number): Promise<void> {
  await client.query("SET session_replication_role = replica");
  const states = JSON.stringify(possibleStates());
  await client.query(
    `INSERT INTO trade_state SELECT s ->> 'status', s ->> 'stage', s ->> 'escrow', s ->> 'dispute',
       s ->> 'chargeback', s ->> 'feedback' FROM jsonb_array_elements($1::jsonb) s
     ON CONFLICT DO NOTHING`,
    [states],
  );
  for (const statement of statements)
    await client.query(statement.replaceAll(":trades", String(trades)));
}

/**
 * Of a hundred trades: 1 is active, of all trades at most 10,000 are; 55 released, 26 of these with feedback, the rest
 * returned. Ids say nothing of an order, as those of the program do not.
 */
const statements = [
  `CREATE TEMP TABLE plan AS
   SELECT i, substr(md5(i::text), 1, 16) AS id,
          'trader' || lpad((i * 7919 % 20000)::text, 6, '0') AS buyer,
          'trader' || lpad(((i * 7919 + 1 + i % 100) % 20000)::text, 6, '0') AS seller,
          'offer' || lpad((i % 5000)::text, 5, '0') AS offer,
          200000 + (i % 1000) * 200 AS amount, 1000 + i % 1000 AS fee,
          clock_timestamp() - make_interval(secs => (:trades - i) * 63072000.0 / :trades)
            - interval '20 minutes' AS started_at,
          CASE WHEN i > :trades - least(:trades * 0.01, 10000) THEN 'active' WHEN i % 100 < 55 THEN 'released'
               WHEN i % 100 < 80 THEN 'feedback' WHEN i % 100 < 90 THEN 'expired'
               ELSE 'cancelled' END AS kind
     FROM generate_series(1, :trades::bigint) i`,
  `INSERT INTO trader (id, username, username_skeleton, email, password_hash, level)
   SELECT id, id, id, id || '@example.org', 'none', 3 FROM (
     SELECT 'trader' || lpad(n::text, 6, '0') AS id FROM generate_series(0, 19999) n) t`,
  `INSERT INTO offer (id, version, owner_id, side, asset, currency, payment_method, fixed_price,
     range_min, range_max, terms, payment_details, label, tags, window_seconds, flow, is_active)
   SELECT 'offer' || lpad(n::text, 5, '0'), 1, 'trader' || lpad(n::text, 6, '0'), 'sell', 'BTC',
          'EUR', 'sepa-instant', 5000000000000, 1000, 100000, '',
          '[{"label": "IBAN", "value": "PT50"}, {"label": "Name on the account", "value": "Ana"}]',
          '', '{}', 1800, 'default', true
     FROM generate_series(0, 4999) n`,
  `INSERT INTO offer_usage (offer_id) SELECT id FROM offer ON CONFLICT DO NOTHING`,
  `INSERT INTO trade (id, version, offer_id, buyer_id, seller_id, offer_owner, flow, status, stage,
     escrow, dispute, chargeback, feedback, holds, asset, amount, fee, cashback, fee_basis_points,
     fee_discount_percent, currency, fiat_minor, price, market_price, usd_cents, window_seconds,
     started_at, opened_at, paid_at, dispute_available_at, closed_at, rules)
   SELECT id, 3, offer, buyer, seller, 'seller', 'default',
          CASE kind WHEN 'active' THEN 'active_funded' WHEN 'feedback' THEN 'feedback_updated'
                    WHEN 'cancelled' THEN 'cancelled_buyer' ELSE kind END,
          CASE kind WHEN 'active' THEN 'awaiting_payment' WHEN 'feedback' THEN 'released'
                    WHEN 'cancelled' THEN 'cancelled_by_buyer' ELSE kind END,
          CASE kind WHEN 'active' THEN 'held' WHEN 'feedback' THEN 'released' WHEN 'released'
               THEN 'released' ELSE 'returned' END,
          'none', 'none', CASE kind WHEN 'feedback' THEN 'given' ELSE 'none' END, 1, 'BTC', amount,
          fee, 0, 50, 0, 'EUR', 10000, 5000000000000, 5000000000000, 11000, 1800, started_at,
          started_at, CASE WHEN kind IN ('released', 'feedback') THEN started_at + interval '5 min' END,
          NULL, CASE WHEN kind <> 'active' THEN started_at + interval '10 min' END,
          jsonb_build_object('proposals', '[]'::jsonb, 'memory', jsonb_build_object(
            'lastMove', jsonb_build_object('act', 'release', 'actorId', seller), 'vendorOffer', false,
            'settlementSeconds', 10, 'cardDeclines', 0, 'extensions', 0, 'reopenings', 0,
            'adjustments', 0, 'paidWithdrawn', false, 'codeShared', false, 'disputeWithdrawn', false,
            'deciderIds', '[]'::jsonb, 'waiting', '[]'::jsonb, 'verdictAcceptedBy', '[]'::jsonb,
            'adminsTold', false))
     FROM plan`,
  `INSERT INTO trade_event (trade_id, seq, act, actor_kind, actor_id, from_status, to_status, detail, at)
   SELECT p.id, e.seq, e.act, e.kind, CASE e.kind WHEN 'buyer' THEN p.buyer WHEN 'seller' THEN p.seller END,
          e.was, e.becomes, '{}', p.started_at + (e.seq - 1) * interval '2 min'
     FROM plan p JOIN (VALUES
       ('active', 1, 'start', 'buyer', NULL, 'active_funded'),
       ('released', 1, 'start', 'buyer', NULL, 'active_funded'),
       ('released', 2, 'paid', 'buyer', 'active_funded', 'paid'),
       ('released', 3, 'release', 'seller', 'paid', 'released'),
       ('feedback', 1, 'start', 'buyer', NULL, 'active_funded'),
       ('feedback', 2, 'extend', 'seller', 'active_funded', 'active_funded'),
       ('feedback', 3, 'paid', 'buyer', 'active_funded', 'paid'),
       ('feedback', 4, 'release', 'seller', 'paid', 'released'),
       ('feedback', 5, 'first-feedback', 'buyer', 'released', 'feedback_updated'),
       ('expired', 1, 'start', 'buyer', NULL, 'active_funded'),
       ('expired', 2, 'window-over', 'clock', 'active_funded', 'expired'),
       ('cancelled', 1, 'start', 'buyer', NULL, 'active_funded'),
       ('cancelled', 2, 'cancel', 'buyer', 'active_funded', 'cancelled_buyer'))
       AS e (of_kind, seq, act, kind, was, becomes) ON e.of_kind = p.kind`,
  `INSERT INTO feedback (trade_id, author_id, subject_id, payment_method, currency, is_positive, content, at, seq)
   SELECT id, buyer, seller, 'sepa-instant', 'EUR', true, 'Quick and friendly.', started_at + interval '20 min', 1
     FROM plan WHERE kind = 'feedback'`,
  `INSERT INTO deadline (subject, kind, at, done_at)
   SELECT id, 'payment_window', CASE kind WHEN 'active' THEN clock_timestamp() + interval '1 day' ELSE started_at END,
          CASE WHEN kind <> 'active' THEN started_at END FROM plan`,
  `INSERT INTO ledger_entry (ref, at) SELECT 'deposit:' || id, clock_timestamp() FROM trader`,
  `INSERT INTO ledger_entry (ref, at)
   SELECT r.ref, p.started_at FROM plan p CROSS JOIN LATERAL (
     SELECT 'hold:' || p.id || ':1' AS ref
     UNION ALL SELECT 'settle:' || p.id || ':1' WHERE p.kind <> 'active') r`,
  `INSERT INTO ledger_posting (entry_id, account_id, amount)
   SELECT e.id, a.account, a.amount FROM ledger_entry e CROSS JOIN LATERAL (VALUES
     ('clearing:BTC', -100000000000), ('available:BTC:' || split_part(e.ref, ':', 2), 100000000000))
     AS a (account, amount) WHERE e.ref LIKE 'deposit:%'`,
  `INSERT INTO ledger_posting (entry_id, account_id, amount)
   SELECT e.id, a.account, a.amount
     FROM ledger_entry e JOIN plan p ON p.id = split_part(e.ref, ':', 2)
    CROSS JOIN LATERAL (VALUES ('available:BTC:' || p.seller, -(p.amount + p.fee)),
                               ('escrow:BTC:' || p.id, p.amount + p.fee)) AS a (account, amount)
    WHERE e.ref LIKE 'hold:%'`,
  `INSERT INTO ledger_posting (entry_id, account_id, amount)
   SELECT e.id, a.account, a.amount
     FROM ledger_entry e JOIN plan p ON p.id = split_part(e.ref, ':', 2)
    CROSS JOIN LATERAL (
      SELECT 'escrow:BTC:' || p.id AS account, -(p.amount + p.fee) AS amount
      UNION ALL SELECT 'available:BTC:' || p.buyer, p.amount WHERE p.kind IN ('released', 'feedback')
      UNION ALL SELECT 'fees:BTC', p.fee WHERE p.kind IN ('released', 'feedback')
      UNION ALL SELECT 'available:BTC:' || p.seller, p.amount + p.fee
       WHERE p.kind NOT IN ('released', 'feedback')) a
    WHERE e.ref LIKE 'settle:%'`,
  `INSERT INTO ledger_account (id, kind, owner_id, asset, balance)
   SELECT account_id, split_part(account_id, ':', 1), nullif(split_part(account_id, ':', 3), ''), 'BTC',
          CASE WHEN split_part(account_id, ':', 3) <> '' THEN sum(amount) END
     FROM ledger_posting GROUP BY account_id`,
  `INSERT INTO counted_value (trader_id, trade_id, usd_cents, at)
   SELECT s.trader, p.id, CASE WHEN p.kind IN ('expired', 'cancelled') THEN 0 ELSE 11000 END, p.started_at
     FROM plan p CROSS JOIN LATERAL (VALUES (p.buyer), (p.seller)) s (trader)`,
  `INSERT INTO trader_usage (trader_id, active_trades, active_usd_cents, total_usd_cents, completed_trades)
   SELECT s.trader, count(*) FILTER (WHERE kind = 'active'), count(*) FILTER (WHERE kind = 'active') * 11000,
          count(*) FILTER (WHERE kind NOT IN ('expired', 'cancelled')) * 11000,
          count(*) FILTER (WHERE kind IN ('released', 'feedback'))
     FROM plan p CROSS JOIN LATERAL (VALUES (p.buyer), (p.seller)) s (trader) GROUP BY 1`,
  `UPDATE offer_usage o SET reserved_minor = c.minor FROM (
     SELECT offer, count(*) * 10000 AS minor FROM plan WHERE kind = 'active' GROUP BY offer) c
    WHERE c.offer = o.offer_id`,
  `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at, publish_number)
   SELECT 'trade', trade_id, seq, act, '{}', at, row_number() OVER (ORDER BY at)
     FROM trade_event WHERE at > clock_timestamp() - interval '7 days'`,
  `INSERT INTO idempotency_key (actor_id, key, input_hash, answer, at)
   SELECT buyer, 'start-of-' || id, id, to_jsonb(id), started_at FROM plan
    WHERE started_at > clock_timestamp() - interval '7 days'`,
  "DROP TABLE plan",
  "VACUUM (ANALYZE)",
];
