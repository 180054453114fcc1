/**
 * Deletes the content of a trade that ended so long ago, and notes when it did: what is written later about
 * a chargeback goes in its turn. The serving role can delete what was written in trades only through this
 * function, and never before 30 days.
 */
export const deleteOldContent = `
CREATE OR REPLACE FUNCTION delete_old_content(
  the_trade text, kept_seconds integer, ended_chargebacks text[], late_acts text[])
RETURNS boolean LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  before timestamptz := clock_timestamp() - make_interval(secs => greatest(kept_seconds, 2592000));
BEGIN
  PERFORM FROM trade t
    WHERE t.id = the_trade AND t.closed_at < before AND t.chargeback = ANY (ended_chargebacks)
      AND NOT EXISTS (SELECT FROM trade_event e
                       WHERE e.trade_id = t.id AND e.at >= before AND e.act = ANY (late_acts))
    FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  DELETE FROM chat_content WHERE trade_id = the_trade;
  DELETE FROM case_content WHERE trade_id = the_trade;
  DELETE FROM attachment_content c USING attachment a
    WHERE a.id = c.attachment_id AND a.trade_id = the_trade;
  INSERT INTO content_deletion (trade_id) VALUES (the_trade)
    ON CONFLICT (trade_id) DO UPDATE SET at = clock_timestamp();
  RETURN true;
END $$`;
