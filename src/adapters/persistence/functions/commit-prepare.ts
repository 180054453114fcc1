/**
 * Takes all locks of the list before anything is checked, in the one order that holds everywhere:
 * the halts (whoever writes one keeps all others out), keys, trades, chats, other aggregates,
 * offers, offer usage, trader usage, traders whose feedback is counted, the one lock of all sticky
 * offers, ledger accounts (including those of debtors), each by id. Rows that may be missing are made in a statement before, since a
 * statement does not see rows that another transaction made after it began. Only the account of a
 * trade that begins is made with the trade: nobody else knows it, and a start that is refused leaves
 * nothing. The log's head is locked last of everything, in `append_audit`.
 */
export const commitPrepare = `
CREATE OR REPLACE FUNCTION commit_prepare(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM jsonb_array_elements(changes) c WHERE c ? 'halts') THEN
    LOCK TABLE halt IN ROW EXCLUSIVE MODE;
  END IF;
  INSERT INTO idempotency_key (actor_id, key, input_hash)
    SELECT c -> 'key' ->> 'actor_id', c -> 'key' ->> 'key', c -> 'key' ->> 'input_hash'
      FROM jsonb_array_elements(changes) c WHERE c ? 'key'
     ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  INSERT INTO trader_usage (trader_id)
    SELECT u ->> 'trader_id'
      FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'usage') u
    UNION
    SELECT c #>> '{own_offers,owner_id}' FROM jsonb_array_elements(changes) c WHERE c ? 'own_offers'
     ORDER BY 1
    ON CONFLICT DO NOTHING;
  PERFORM ledger_open((SELECT jsonb_agg(p) FROM (
      SELECT p FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'entries') e,
             jsonb_array_elements(e -> 'postings') p
       WHERE NOT (c ? 'trade' AND c -> 'trade' ->> 'seen_version' IS NULL
                  AND p ->> 'owner_id' IS NOT DISTINCT FROM c -> 'trade' ->> 'id')
      UNION ALL
      SELECT d FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'debts') d) x));

  PERFORM 1 FROM idempotency_key k WHERE (k.actor_id, k.key) IN (
      SELECT c -> 'key' ->> 'actor_id', c -> 'key' ->> 'key' FROM jsonb_array_elements(changes) c)
    ORDER BY k.actor_id, k.key FOR UPDATE;
  PERFORM 1 FROM trade t WHERE t.id IN (
      SELECT c -> 'trade' ->> 'id' FROM jsonb_array_elements(changes) c
      UNION ALL
      SELECT c -> 'feedback' ->> 'trade_id' FROM jsonb_array_elements(changes) c)
    ORDER BY t.id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM jsonb_array_elements(changes) c WHERE c ? 'messages') THEN
    PERFORM commit_chat_locks(changes);
  END IF;
  IF EXISTS (SELECT FROM jsonb_array_elements(changes) c WHERE c ? 'aggregates') THEN
    PERFORM commit_aggregate_locks(changes);
  END IF;
  PERFORM 1 FROM offer o WHERE o.id IN (
      SELECT c -> 'offer' ->> 'id' FROM jsonb_array_elements(changes) c)
    ORDER BY o.id FOR SHARE;
  PERFORM 1 FROM offer_usage o WHERE o.offer_id IN (
      SELECT c -> 'cap' ->> 'offer_id' FROM jsonb_array_elements(changes) c
      UNION ALL
      SELECT n ->> 'offer_id'
        FROM jsonb_array_elements(changes) c, jsonb_array_elements(c #> '{own_offers,caps}') n)
    ORDER BY o.offer_id FOR UPDATE;
  PERFORM 1 FROM trader_usage u WHERE u.trader_id IN (
      SELECT x ->> 'trader_id'
        FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'usage') x
      UNION ALL
      SELECT c #>> '{own_offers,owner_id}' FROM jsonb_array_elements(changes) c)
    ORDER BY u.trader_id FOR UPDATE;
  IF EXISTS (SELECT FROM jsonb_array_elements(changes) c WHERE c ? 'feedback') THEN
    PERFORM 1 FROM trader x WHERE x.id IN (
        SELECT c -> 'feedback' ->> 'subject_id' FROM jsonb_array_elements(changes) c)
      ORDER BY x.id FOR NO KEY UPDATE;
  END IF;
  IF EXISTS (SELECT FROM jsonb_array_elements(changes) c WHERE c ? 'sticky') THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('sticky offers', 0));
  END IF;
  PERFORM ledger_lock(changes);
END $$`;
