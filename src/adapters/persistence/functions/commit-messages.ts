/**
 * Writes messages in the chats of trades, which are locked (commit_chat_locks), and returns the number
 * of the last one, which is stored as the answer of a key that has no other.
 */
export const commitMessages = `
CREATE OR REPLACE FUNCTION commit_messages(change jsonb, moment timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  message   jsonb;
  the_trade text;
  the_seq   integer;
  the_salt  bytea;
BEGIN
  FOR message IN SELECT value FROM jsonb_array_elements(change -> 'messages') LOOP
    the_trade := message ->> 'trade_id';
    UPDATE chat SET last_seq = last_seq + 1 WHERE trade_id = the_trade RETURNING last_seq INTO the_seq;
    the_salt := decode(message ->> 'salt', 'hex');
    INSERT INTO chat_message (trade_id, seq, author_kind, author_id, helper_id, is_automatic, content_hash, at)
    VALUES (the_trade, the_seq, message ->> 'author_kind', message ->> 'author_id',
            message ->> 'helper_id', coalesce((message ->> 'is_automatic')::boolean, false),
            sha256(the_salt || convert_to(message ->> 'content', 'UTF8')), moment);
    INSERT INTO chat_content (trade_id, seq, salt, content)
    VALUES (the_trade, the_seq, the_salt, message ->> 'content');
    UPDATE attachment SET seq = the_seq
     WHERE trade_id = the_trade AND coalesce(author_id, staff_id) = message ->> 'author_id'
       AND is_stored AND seq IS NULL
       AND id IN (SELECT jsonb_array_elements_text(message -> 'attachments'));
    INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
    VALUES ('chat', the_trade, the_seq, 'message',
            ARRAY(SELECT jsonb_array_elements_text(message -> 'recipients')), moment);
  END LOOP;
  UPDATE idempotency_key SET answer = to_jsonb(the_seq::text)
   WHERE actor_id = change -> 'key' ->> 'actor_id' AND key = change -> 'key' ->> 'key'
     AND answer IS NULL;
  RETURN the_seq;
END $$`;
