/** What keeps a change from being carried out, or NULL. */
export const commitObstacle = `
CREATE OR REPLACE FUNCTION commit_obstacle(change jsonb, moment timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
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
           AND o.version = (change -> 'offer' ->> 'version')::integer
           AND (o.is_active OR o.in_pool OR o.special_until > moment
                AND NOT EXISTS (SELECT FROM trade t WHERE t.offer_id = o.id)))
      UNION ALL
      SELECT 'deadline' WHERE change ? 'trade' AND EXISTS (
        SELECT FROM deadline d WHERE d.subject = change -> 'trade' ->> 'id' AND d.done_at IS NULL
           AND d.aggregate = 'trade'
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
