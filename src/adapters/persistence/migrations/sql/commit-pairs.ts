// As it was when its migration landed. What the database has now stands in ../../functions.

/**
 * As it was, and besides: where a change brings one more trade between two people, how many they have
 * is looked at.
 */
export const commitChangesWithPairs = `
CREATE OR REPLACE FUNCTION commit_changes(changes jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  change   jsonb;
  outcome  jsonb;
  outcomes jsonb := '[]';
  moment   timestamptz;
BEGIN
  PERFORM commit_prepare(changes);
  FOR change IN SELECT value FROM jsonb_array_elements(changes) LOOP
    moment := clock_timestamp();
    outcome := coalesce(commit_debts(change), commit_obstacle(change, moment),
                        CASE WHEN change ? 'pair' THEN commit_pair(change) END,
                        commit_standing(change));
    IF outcome IS NULL THEN
      PERFORM commit_write(change, moment);
      IF change ? 'case' OR change ? 'texts' OR change ? 'claims' THEN
        PERFORM commit_case(change, moment);
      END IF;
      IF change ? 'messages' THEN PERFORM commit_messages(change, moment); END IF;
      IF change ? 'audit' THEN PERFORM append_audit(change -> 'audit', moment); END IF;
      outcome := jsonb_build_object('outcome', 'applied');
    END IF;
    outcomes := outcomes || jsonb_build_array(outcome);
  END LOOP;
  -- A key stands for something that was done; what was not done may be tried again under it.
  DELETE FROM idempotency_key k USING jsonb_array_elements(changes) c
   WHERE k.actor_id = c -> 'key' ->> 'actor_id' AND k.key = c -> 'key' ->> 'key'
     AND k.answer IS NULL;
  RETURN outcomes;
END $$`;

/**
 * Whether two people would have too many active trades with each other, this one included. Every start
 * between them holds the rows of both their counters meanwhile (commit_prepare), so none comes between.
 */
export const commitPair = `
CREATE FUNCTION commit_pair(change jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  one    text := change #>> '{pair,trader_ids,0}';
  other  text := change #>> '{pair,trader_ids,1}';
  active integer;
BEGIN
  SELECT count(*) INTO active
    FROM (VALUES (one, other), (other, one)) pair (buyer_id, seller_id)
    JOIN trade t ON t.buyer_id = pair.buyer_id AND t.seller_id = pair.seller_id
   WHERE t.closed_at IS NULL AND t.id IS DISTINCT FROM change #>> '{trade,id}';
  IF active >= (change #>> '{pair,most_active}')::integer THEN
    RETURN jsonb_build_object('outcome', 'conflict', 'over', 'pair');
  END IF;
  RETURN NULL;
END $$`;
