/** The case of a disputed trade, texts about it, and claims with how often each was paid on. */
export const commitCase = `
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
