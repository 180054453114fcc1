/**
 * Locks the rows of aggregates that change, by table and id. Offers that trades begin on are sorted
 * in among them, so that changes of an offer and starts on it lock in one order. A new row does not
 * exist yet: its name is locked, so that of two who make it the second learns of the first.
 */
export const commitAggregateLocks = `
CREATE OR REPLACE FUNCTION commit_aggregate_locks(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wanted record;
BEGIN
  FOR wanted IN
    SELECT x.name, x.id, bool_or(x.changes) AS changes, bool_or(x.is_new) AS is_new FROM (
      SELECT a ->> 'table' AS name, a ->> 'id' AS id, true AS changes,
             a ->> 'seen_version' IS NULL AS is_new
        FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'aggregates') a
      UNION ALL
      SELECT 'offer', c -> 'offer' ->> 'id', false, false
        FROM jsonb_array_elements(changes) c WHERE c ? 'offer') x
    GROUP BY x.name, x.id ORDER BY x.name, x.id
  LOOP
    IF wanted.is_new THEN
      PERFORM pg_advisory_xact_lock(hashtextextended(wanted.name || ' ' || wanted.id, 0));
    END IF;
    EXECUTE format('SELECT FROM %I WHERE id = $1 FOR %s', wanted.name,
                   CASE WHEN wanted.changes THEN 'NO KEY UPDATE' ELSE 'SHARE' END)
      USING wanted.id;
  END LOOP;
END $$`;
