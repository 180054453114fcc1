/**
 * Locks the chats that are written in, by trade. One that is missing is made; only that asks for the
 * trade itself, and does not wait for changes of it.
 */
export const commitChatLocks = `
CREATE OR REPLACE FUNCTION commit_chat_locks(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chat (trade_id)
    SELECT t.id FROM trade t
     WHERE t.id IN (SELECT m ->> 'trade_id'
                      FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'messages') m)
       AND NOT EXISTS (SELECT FROM chat x WHERE x.trade_id = t.id)
     ORDER BY t.id FOR KEY SHARE OF t
    ON CONFLICT DO NOTHING;
  PERFORM 1 FROM chat x WHERE x.trade_id IN (
      SELECT m ->> 'trade_id'
        FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'messages') m)
    ORDER BY x.trade_id FOR NO KEY UPDATE;
END $$`;
