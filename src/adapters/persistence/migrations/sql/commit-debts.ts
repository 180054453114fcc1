// As it was when its migration landed. What the database has now stands in ../../functions.

/**
 * As it was, and besides: what was seen of debts is looked at before anything else, for a claim that
 * was served in between would show as a name that was used.
 */
export const commitChangesWithDebts = `
CREATE OR REPLACE FUNCTION commit_changes(changes jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  change   jsonb;
  outcome  jsonb;
  outcomes jsonb := '[]';
  moment   timestamptz;
BEGIN
  PERFORM commit_prepare(changes);
  FOR change IN SELECT value FROM jsonb_array_elements(changes) LOOP
    moment := clock_timestamp();
    outcome := coalesce(commit_debts(change), commit_obstacle(change, moment),
                        commit_standing(change));
    IF outcome IS NULL THEN
      PERFORM commit_write(change, moment);
      IF change ? 'case' OR change ? 'texts' OR change ? 'claims' THEN
        PERFORM commit_case(change, moment);
      END IF;
      IF change ? 'messages' THEN PERFORM commit_messages(change, moment); END IF;
      IF change ? 'audit' THEN PERFORM append_audit(change -> 'audit', moment); END IF;
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

/**
 * Whether debts are as they were judged. Whoever makes, serves or writes off a claim, or gives its
 * debtor something, holds the debtor's account meanwhile (commit_prepare), so nobody comes between.
 */
export const commitDebts = `
CREATE FUNCTION commit_debts(change jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('outcome', 'conflict', 'over', 'debt')
    FROM jsonb_array_elements(change -> 'debts') d
   WHERE (d ->> 'open')::numeric <> (
           SELECT coalesce(sum(c.amount - c.served - c.written_off), 0) FROM claim c
            WHERE c.debtor_id = d ->> 'owner_id' AND c.asset = d ->> 'asset')
      OR (d ->> 'available')::numeric <> (
           SELECT a.balance FROM ledger_account a WHERE a.id = d ->> 'account_id')
   LIMIT 1
$$`;

/** As it was, and besides: accounts of debtors are there and locked like those that change. */
export const commitPrepareWithDebts = `
CREATE OR REPLACE FUNCTION commit_prepare(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
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
      FROM (SELECT p FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'entries') e,
                   jsonb_array_elements(e -> 'postings') p
            UNION ALL
            SELECT d FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'debts') d) x
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
             jsonb_array_elements(e -> 'postings') p
      UNION
      SELECT d ->> 'account_id'
        FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'debts') d)
    ORDER BY a.id FOR UPDATE;
END $$`;

/** As it was, and besides: how often something was paid on a claim is counted. */
export const commitCaseWithServings = `
CREATE OR REPLACE FUNCTION commit_case(change jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  the_trade text := change -> 'trade' ->> 'id';
  last_seq  integer;
BEGIN
  IF change ? 'case' THEN
    INSERT INTO dispute_case
      SELECT * FROM jsonb_populate_record(NULL::dispute_case, change -> 'case')
    ON CONFLICT (trade_id) DO UPDATE SET
      opened_at = excluded.opened_at, opened_by = excluded.opened_by,
      opener_id = excluded.opener_id, reason = excluded.reason, worker_id = excluded.worker_id,
      assigned_at = excluded.assigned_at, may_write = excluded.may_write,
      has_acted = excluded.has_acted, last_act_at = excluded.last_act_at,
      was_late = excluded.was_late, asked = excluded.asked, asked_at = excluded.asked_at,
      evidence_until = excluded.evidence_until, hearing = excluded.hearing,
      closed_at = excluded.closed_at;
  END IF;

  -- The trade is locked, so nobody else numbers its texts.
  SELECT coalesce(max(seq), 0) INTO last_seq FROM case_text t WHERE t.trade_id = the_trade;
  INSERT INTO case_text
    SELECT the_trade, last_seq + n, x ->> 'kind', x ->> 'author_kind', x ->> 'author_id',
           x -> 'detail',
           sha256(decode(x ->> 'salt', 'hex') || convert_to(x ->> 'content', 'UTF8')), moment
      FROM jsonb_array_elements(change -> 'texts') WITH ORDINALITY AS t (x, n);
  INSERT INTO case_content
    SELECT the_trade, last_seq + n, decode(x ->> 'salt', 'hex'), x ->> 'content'
      FROM jsonb_array_elements(change -> 'texts') WITH ORDINALITY AS t (x, n);

  INSERT INTO claim (trade_id, debtor_id, creditor_id, asset, amount, served, written_off, made_at,
                     servings)
    SELECT x ->> 'trade_id', x ->> 'debtor_id', x ->> 'creditor_id', x ->> 'asset',
           (x ->> 'amount')::numeric, (x ->> 'served')::numeric, (x ->> 'written_off')::numeric,
           moment, ((x ->> 'served')::numeric > 0)::integer
      FROM jsonb_array_elements(change -> 'claims') x
    ON CONFLICT (trade_id) DO UPDATE SET
      served = claim.served + excluded.served,
      written_off = claim.written_off + excluded.written_off,
      servings = claim.servings + excluded.servings;
END $$`;
