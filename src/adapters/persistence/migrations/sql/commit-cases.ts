// As it was when its migration landed. What the database has now stands in ../../functions.

/**
 * As it was, and besides: the case of a disputed trade, texts about it, claims, and the log of what
 * staff did travel in the same change. The log's head is locked last of everything.
 */
export const commitChangesWithCases = `
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
    outcome := coalesce(commit_obstacle(change, moment), commit_standing(change));
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
 * Whether the account of somebody whose counters change is still as it was judged. Who changes the
 * state of an account holds the row of his counters meanwhile, which this change has locked.
 */
export const commitStanding = `
CREATE FUNCTION commit_standing(change jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('outcome', 'conflict', 'over', 'standing')
    FROM jsonb_array_elements(change -> 'usage') x JOIN trader t ON t.id = x ->> 'trader_id'
   WHERE x ? 'trader_version' AND t.version <> (x ->> 'trader_version')::integer
   LIMIT 1
$$`;

/** What staff write in the chat of a case. The trade is locked before its chat, here and elsewhere. */
export const commitMessages = `
CREATE FUNCTION commit_messages(change jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  the_trade text := change -> 'trade' ->> 'id';
  message   jsonb;
  the_seq   integer;
  the_salt  bytea;
BEGIN
  INSERT INTO chat (trade_id) VALUES (the_trade) ON CONFLICT DO NOTHING;
  FOR message IN SELECT value FROM jsonb_array_elements(change -> 'messages') LOOP
    UPDATE chat SET last_seq = last_seq + 1 WHERE trade_id = the_trade RETURNING last_seq INTO the_seq;
    the_salt := decode(message ->> 'salt', 'hex');
    INSERT INTO chat_message (trade_id, seq, author_kind, author_id, content_hash, at)
    VALUES (the_trade, the_seq, message ->> 'author_kind', message ->> 'author_id',
            sha256(the_salt || convert_to(message ->> 'content', 'UTF8')), moment);
    INSERT INTO chat_content (trade_id, seq, salt, content)
    VALUES (the_trade, the_seq, the_salt, message ->> 'content');
    INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
    VALUES ('chat', the_trade, the_seq, 'message',
            ARRAY(SELECT jsonb_array_elements_text(change -> 'recipients')), moment);
  END LOOP;
END $$`;

export const commitCase = `
CREATE FUNCTION commit_case(change jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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

  INSERT INTO claim (trade_id, debtor_id, creditor_id, asset, amount, served, written_off, made_at)
    SELECT x ->> 'trade_id', x ->> 'debtor_id', x ->> 'creditor_id', x ->> 'asset',
           (x ->> 'amount')::numeric, (x ->> 'served')::numeric, (x ->> 'written_off')::numeric,
           moment
      FROM jsonb_array_elements(change -> 'claims') x
    ON CONFLICT (trade_id) DO UPDATE SET
      served = claim.served + excluded.served,
      written_off = claim.written_off + excluded.written_off;
END $$`;
