/**
 * Whether one of two people blocked the other, or they would have too many active trades with each
 * other, this one included. Every start between them holds the rows of both their counters meanwhile
 * (commit_prepare), and so does whoever blocks, so nothing comes between. The lookup matches the
 * index `trade_pair`.
 */
export const commitPair = `
CREATE OR REPLACE FUNCTION commit_pair(change jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  one    text := change #>> '{pair,trader_ids,0}';
  other  text := change #>> '{pair,trader_ids,1}';
  active integer;
BEGIN
  IF EXISTS (SELECT FROM contact c WHERE c.owner_id = one AND c.subject_id = other AND c.is_blocked)
     OR EXISTS (SELECT FROM contact c
                 WHERE c.owner_id = other AND c.subject_id = one AND c.is_blocked) THEN
    RETURN jsonb_build_object('outcome', 'conflict', 'over', 'block');
  END IF;
  SELECT count(*) INTO active FROM trade t
   WHERE least(t.buyer_id, t.seller_id) = least(one, other)
     AND greatest(t.buyer_id, t.seller_id) = greatest(one, other)
     AND coalesce(t.closed_at, 'infinity') = 'infinity'
     AND t.id IS DISTINCT FROM change #>> '{trade,id}';
  IF active >= (change #>> '{pair,most_active}')::integer THEN
    RETURN jsonb_build_object('outcome', 'conflict', 'over', 'pair');
  END IF;
  RETURN NULL;
END $$`;
