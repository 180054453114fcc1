/** What staff write in the chat of a case. The trade is locked before its chat, here and elsewhere. */
export const commitMessages = `
CREATE OR REPLACE FUNCTION commit_messages(change jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
