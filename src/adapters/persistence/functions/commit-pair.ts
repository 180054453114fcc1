/**
 * Whether two people would have too many active trades with each other, this one included. Every
 * start between them holds the rows of both their counters meanwhile (commit_prepare), so none
 * comes between. The lookup matches the index `trade_pair`.
 */
export const commitPair = `
CREATE OR REPLACE FUNCTION commit_pair(change jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  one    text := change #>> '{pair,trader_ids,0}';
  other  text := change #>> '{pair,trader_ids,1}';
  active integer;
BEGIN
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
