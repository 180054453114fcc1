/**
 * Writes what was decided about a trade, its counters and its money. Nothing is checked any more.
 */
export const commitWrite = `
CREATE OR REPLACE FUNCTION commit_write(change jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  the_trade text := change -> 'trade' ->> 'id';
  changed  integer;
  last_seq integer;
BEGIN
  IF change ? 'key' THEN
    UPDATE idempotency_key SET answer = change -> 'key' -> 'answer'
     WHERE actor_id = change -> 'key' ->> 'actor_id' AND key = change -> 'key' ->> 'key';
  END IF;

  IF change ? 'trade' THEN
    IF change -> 'trade' ->> 'seen_version' IS NULL THEN
      INSERT INTO trade SELECT * FROM jsonb_populate_record(NULL::trade, change -> 'trade' -> 'row');
      INSERT INTO trade_terms VALUES (the_trade, change -> 'trade' -> 'terms');
      PERFORM ledger_open((SELECT jsonb_agg(p)
          FROM jsonb_array_elements(change -> 'entries') e, jsonb_array_elements(e -> 'postings') p
         WHERE p ->> 'owner_id' = the_trade));
    ELSE
      UPDATE trade t SET
        version = r.version, flow = r.flow, status = r.status, stage = r.stage, escrow = r.escrow,
        dispute = r.dispute, chargeback = r.chargeback, feedback = r.feedback, holds = r.holds, amount = r.amount,
        fee = r.fee, cashback = r.cashback, fiat_minor = r.fiat_minor, price = r.price,
        market_price = r.market_price, usd_cents = r.usd_cents, opened_at = r.opened_at,
        paid_at = r.paid_at, dispute_available_at = r.dispute_available_at,
        closed_at = r.closed_at, rules = r.rules
      FROM jsonb_populate_record(NULL::trade, change -> 'trade' -> 'row') r
      WHERE t.id = r.id AND t.version = (change -> 'trade' ->> 'seen_version')::integer;
      GET DIAGNOSTICS changed = ROW_COUNT;
      IF changed <> 1 THEN
        RAISE EXCEPTION 'trade % was changed % times by one change', the_trade, changed;
      END IF;
    END IF;

    UPDATE deadline d SET done_at = moment WHERE d.subject = the_trade AND d.done_at IS NULL
       AND d.aggregate = 'trade'
       AND NOT EXISTS (SELECT FROM jsonb_array_elements(change -> 'deadlines') n
                        WHERE n ->> 'kind' = d.kind);
    INSERT INTO deadline (subject, kind, at)
      SELECT the_trade, n ->> 'kind', (n ->> 'at')::timestamptz
        FROM jsonb_array_elements(change -> 'deadlines') n
      ON CONFLICT (subject, kind, aggregate) DO UPDATE SET at = excluded.at, done_at = NULL
        WHERE deadline.at <> excluded.at OR deadline.done_at IS NOT NULL;

    SELECT coalesce(max(seq), 0) INTO last_seq FROM trade_event e WHERE e.trade_id = the_trade;
    WITH told AS (
      INSERT INTO trade_event
        SELECT the_trade, last_seq + n, e ->> 'act', e ->> 'actor_kind', e ->> 'actor_id',
               e ->> 'from_status', e ->> 'to_status', e -> 'detail', moment
          FROM jsonb_array_elements(change -> 'events') WITH ORDINALITY AS x (e, n)
      RETURNING seq, act)
    INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
      SELECT 'trade', the_trade, told.seq, told.act,
             ARRAY(SELECT jsonb_array_elements_text(change -> 'recipients')), moment
        FROM told ORDER BY told.seq;

    INSERT INTO trader_mark
      SELECT m ->> 'trader_id', the_trade, m ->> 'kind', moment
        FROM jsonb_array_elements(change -> 'marks') m;
  END IF;

  UPDATE offer_usage o SET
    reserved_minor = o.reserved_minor + (change -> 'cap' ->> 'reserved_minor')::numeric,
    used_minor = o.used_minor + (change -> 'cap' ->> 'used_minor')::numeric
   WHERE o.offer_id = change -> 'cap' ->> 'offer_id';

  UPDATE trader_usage u SET
    active_trades = u.active_trades + (x ->> 'active')::integer,
    active_usd_cents = u.active_usd_cents + (x ->> 'active_usd_cents')::numeric,
    total_usd_cents = u.total_usd_cents + (x ->> 'usd_cents')::numeric,
    completed_trades = u.completed_trades + (x ->> 'completed')::integer
   FROM jsonb_array_elements(change -> 'usage') x WHERE u.trader_id = x ->> 'trader_id';
  UPDATE counted_value v SET usd_cents = v.usd_cents + (x ->> 'usd_cents')::numeric
   FROM jsonb_array_elements(change -> 'usage') x
   WHERE v.trader_id = x ->> 'trader_id' AND v.trade_id = the_trade;
  INSERT INTO counted_value
    SELECT x ->> 'trader_id', the_trade, (x ->> 'usd_cents')::numeric, moment
      FROM jsonb_array_elements(change -> 'usage') x
     WHERE the_trade IS NOT NULL
       AND NOT EXISTS (SELECT FROM counted_value v WHERE v.trader_id = x ->> 'trader_id'
                              AND v.trade_id = the_trade);

  PERFORM ledger_post(change -> 'entries', moment);
END $$`;
