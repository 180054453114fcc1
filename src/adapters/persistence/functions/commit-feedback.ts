/**
 * Writes feedback on a trade, or the reply to it, and publishes it. The trade is locked, so nobody
 * else numbers its feedback, and so is the trader whose feedback is recounted: of one partner's
 * feedback by the same method in the same currency, the last counts.
 */
export const commitFeedback = `
CREATE OR REPLACE FUNCTION commit_feedback(change jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  said      jsonb := change -> 'feedback';
  the_trade text := said ->> 'trade_id';
  subject   text := said ->> 'subject_id';
  next_seq  integer;
BEGIN
  SELECT coalesce(max(f.seq), 0) + 1 INTO next_seq FROM feedback f WHERE f.trade_id = the_trade;
  IF said ? 'reply' THEN
    UPDATE feedback SET reply = said ->> 'reply', seq = next_seq
     WHERE trade_id = the_trade AND author_id = said ->> 'author_id';
  ELSE
    INSERT INTO feedback (trade_id, author_id, subject_id, payment_method, currency, is_positive,
                          content, at, seq)
      SELECT t.id, said ->> 'author_id', subject, m.terms ->> 'paymentMethod', t.currency,
             (said ->> 'is_positive')::boolean, said ->> 'content', moment, next_seq
        FROM trade t JOIN trade_terms m ON m.trade_id = t.id WHERE t.id = the_trade
    ON CONFLICT (trade_id, author_id) DO UPDATE SET
      is_positive = excluded.is_positive, content = excluded.content, at = excluded.at,
      seq = excluded.seq;
    UPDATE trader SET feedback_positive = counted.positive, feedback_negative = counted.negative
      FROM (SELECT count(*) FILTER (WHERE is_positive) AS positive,
                   count(*) FILTER (WHERE NOT is_positive) AS negative
              FROM (SELECT DISTINCT ON (author_id, payment_method, currency) is_positive
                      FROM feedback WHERE subject_id = subject
                     ORDER BY author_id, payment_method, currency, at DESC, trade_id) latest
           ) counted
     WHERE id = subject;
  END IF;
  INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
  VALUES ('feedback', the_trade, next_seq, said ->> 'event',
          ARRAY(SELECT jsonb_array_elements_text(said -> 'recipients')), moment);
END $$`;
