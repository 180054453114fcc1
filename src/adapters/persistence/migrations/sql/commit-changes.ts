// As it was when its migration landed. What the database has now stands in ../../functions.

/**
 * Carries out a list of decisions that were made elsewhere. It knows no rule: it looks whether what
 * each decision relied on still holds (versions, deadlines, bounds, balances, refs) and then writes
 * all of it or none of it. One decision that does not hold never fails its neighbours.
 *
 * Locks are taken for the whole list before anything is judged, in the one order that holds
 * everywhere: keys, trades, offers, offer usage, trader usage, ledger accounts, each by id. Rows that
 * may be missing are made in a statement before, for a statement does not see rows that another
 * transaction made after it began.
 *
 * Takes an array of changes; gives an array of `{outcome, ...}` in the same order.
 */
export const commitChanges = `
CREATE FUNCTION commit_changes(changes jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  change   jsonb;
  outcome  jsonb;
  outcomes jsonb := '[]';
  moment   timestamptz;
BEGIN
  PERFORM commit_prepare(changes);
  FOR change IN SELECT value FROM jsonb_array_elements(changes) LOOP
    moment := clock_timestamp();
    outcome := commit_obstacle(change, moment);
    IF outcome IS NULL THEN
      PERFORM commit_write(change, moment);
      outcome := jsonb_build_object('outcome', 'applied');
    END IF;
    outcomes := outcomes || jsonb_build_array(outcome);
  END LOOP;
  -- A key stands for something that was done; what was not done may be tried again under it.
  DELETE FROM idempotency_key k USING jsonb_array_elements(changes) c
   WHERE k.actor_id = c -> 'key' ->> 'actor_id' AND k.key = c -> 'key' ->> 'key'
     AND k.answer IS NULL;
  RETURN outcomes;
END $$`;

export const commitPrepare = `
CREATE FUNCTION commit_prepare(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO idempotency_key (actor_id, key, input_hash)
    SELECT c -> 'key' ->> 'actor_id', c -> 'key' ->> 'key', c -> 'key' ->> 'input_hash'
      FROM jsonb_array_elements(changes) c WHERE c ? 'key'
     ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  INSERT INTO trader_usage (trader_id)
    SELECT DISTINCT u ->> 'trader_id'
      FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'usage') u
     ORDER BY 1
    ON CONFLICT DO NOTHING;
  INSERT INTO ledger_account (id, kind, owner_id, asset, balance)
    SELECT DISTINCT ON (p ->> 'account_id') p ->> 'account_id', p ->> 'kind', p ->> 'owner_id',
           p ->> 'asset', CASE WHEN (p ->> 'keeps_balance')::boolean THEN 0 END
      FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'entries') e,
           jsonb_array_elements(e -> 'postings') p
     ORDER BY p ->> 'account_id'
    ON CONFLICT DO NOTHING;

  PERFORM 1 FROM idempotency_key k WHERE (k.actor_id, k.key) IN (
      SELECT c -> 'key' ->> 'actor_id', c -> 'key' ->> 'key' FROM jsonb_array_elements(changes) c)
    ORDER BY k.actor_id, k.key FOR UPDATE;
  PERFORM 1 FROM trade t WHERE t.id IN (
      SELECT c -> 'trade' ->> 'id' FROM jsonb_array_elements(changes) c)
    ORDER BY t.id FOR UPDATE;
  PERFORM 1 FROM offer o WHERE o.id IN (
      SELECT c -> 'offer' ->> 'id' FROM jsonb_array_elements(changes) c)
    ORDER BY o.id FOR SHARE;
  PERFORM 1 FROM offer_usage o WHERE o.offer_id IN (
      SELECT c -> 'cap' ->> 'offer_id' FROM jsonb_array_elements(changes) c)
    ORDER BY o.offer_id FOR UPDATE;
  PERFORM 1 FROM trader_usage u WHERE u.trader_id IN (
      SELECT x ->> 'trader_id'
        FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'usage') x)
    ORDER BY u.trader_id FOR UPDATE;
  PERFORM 1 FROM ledger_account a WHERE a.balance IS NOT NULL AND a.id IN (
      SELECT p ->> 'account_id'
        FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'entries') e,
             jsonb_array_elements(e -> 'postings') p)
    ORDER BY a.id FOR UPDATE;
END $$`;

/** What keeps a change from being carried out, or NULL. */
export const commitObstacle = `
CREATE FUNCTION commit_obstacle(change jsonb, moment timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  known idempotency_key;
BEGIN
  IF change ? 'key' THEN
    SELECT * INTO known FROM idempotency_key
     WHERE actor_id = change -> 'key' ->> 'actor_id' AND key = change -> 'key' ->> 'key';
    IF known.input_hash <> change -> 'key' ->> 'input_hash' THEN
      RETURN jsonb_build_object('outcome', 'key_reused');
    ELSIF known.answer IS NOT NULL THEN
      RETURN jsonb_build_object('outcome', 'replayed', 'answer', known.answer);
    END IF;
  END IF;
  RETURN (
    SELECT jsonb_build_object('outcome', 'conflict', 'over', over) FROM (
      SELECT 'version' AS over WHERE change ? 'trade'
        AND (change -> 'trade' ->> 'seen_version')::integer IS DISTINCT FROM
            (SELECT t.version FROM trade t WHERE t.id = change -> 'trade' ->> 'id')
      UNION ALL
      SELECT 'offer' WHERE change ? 'offer' AND NOT EXISTS (
        SELECT FROM offer o WHERE o.id = change -> 'offer' ->> 'id'
           AND o.version = (change -> 'offer' ->> 'version')::integer AND o.is_active)
      UNION ALL
      SELECT 'deadline' WHERE change ? 'trade' AND EXISTS (
        SELECT FROM deadline d WHERE d.subject = change -> 'trade' ->> 'id' AND d.done_at IS NULL
           AND d.at > (change ->> 'judged_at')::timestamptz AND d.at <= moment)
      UNION ALL
      SELECT 'limit' FROM jsonb_array_elements(change -> 'usage') x
        JOIN trader_usage u ON u.trader_id = x ->> 'trader_id'
       WHERE u.active_trades + (x ->> 'active')::integer > (x ->> 'most_active')::integer
          OR u.active_usd_cents + (x ->> 'active_usd_cents')::numeric
             > (x ->> 'most_active_usd_cents')::numeric
          OR u.total_usd_cents + (x ->> 'usd_cents')::numeric > (x ->> 'most_total_usd_cents')::numeric
          OR (x ->> 'usd_cents')::numeric + (
               SELECT coalesce(sum(v.usd_cents), 0) FROM counted_value v
                WHERE v.trader_id = u.trader_id AND v.at > (x ->> 'recent_since')::timestamptz)
             > (x ->> 'most_recent_usd_cents')::numeric
      UNION ALL
      SELECT 'cap' FROM offer_usage o WHERE o.offer_id = change -> 'cap' ->> 'offer_id'
         AND o.reserved_minor + o.used_minor + (change -> 'cap' ->> 'reserved_minor')::numeric
             + (change -> 'cap' ->> 'used_minor')::numeric > o.cap_minor
      UNION ALL
      SELECT 'ref' FROM jsonb_array_elements(change -> 'entries') e
        JOIN ledger_entry l ON l.ref = e ->> 'ref'
      UNION ALL
      SELECT 'balance' FROM (
        SELECT p ->> 'account_id' AS id, sum((p ->> 'amount')::numeric) AS amount
          FROM jsonb_array_elements(change -> 'entries') e, jsonb_array_elements(e -> 'postings') p
         GROUP BY 1) moved
        JOIN ledger_account a ON a.id = moved.id
       WHERE a.balance + moved.amount < 0
    ) obstacles LIMIT 1);
END $$`;

export const commitWrite = `
CREATE FUNCTION commit_write(change jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  the_trade text := change -> 'trade' ->> 'id';
  changed  integer;
  entry    jsonb;
  entry_id bigint;
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
       AND NOT EXISTS (SELECT FROM jsonb_array_elements(change -> 'deadlines') n
                        WHERE n ->> 'kind' = d.kind);
    INSERT INTO deadline (subject, kind, at)
      SELECT the_trade, n ->> 'kind', (n ->> 'at')::timestamptz
        FROM jsonb_array_elements(change -> 'deadlines') n
      ON CONFLICT (subject, kind) DO UPDATE SET at = excluded.at, done_at = NULL
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
     WHERE NOT EXISTS (SELECT FROM counted_value v WHERE v.trader_id = x ->> 'trader_id'
                          AND v.trade_id = the_trade);

  FOR entry IN SELECT value FROM jsonb_array_elements(change -> 'entries') LOOP
    INSERT INTO ledger_entry (ref, at) VALUES (entry ->> 'ref', moment) RETURNING id INTO entry_id;
    INSERT INTO ledger_posting
      SELECT entry_id, p ->> 'account_id', (p ->> 'amount')::numeric
        FROM jsonb_array_elements(entry -> 'postings') p;
    UPDATE ledger_account a SET balance = a.balance + (p ->> 'amount')::numeric
      FROM jsonb_array_elements(entry -> 'postings') p
     WHERE a.id = p ->> 'account_id' AND a.balance IS NOT NULL;
  END LOOP;
END $$`;
