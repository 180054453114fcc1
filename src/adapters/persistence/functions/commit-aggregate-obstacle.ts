/** Whether an aggregate changed since the decision, or one of its clocks ran out; else NULL. */
export const commitAggregateObstacle = `
CREATE OR REPLACE FUNCTION commit_aggregate_obstacle(change jsonb, moment timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  part   jsonb;
  stored integer;
BEGIN
  FOR part IN SELECT value FROM jsonb_array_elements(change -> 'aggregates') LOOP
    EXECUTE format('SELECT version FROM %I WHERE id = $1', part ->> 'table')
      INTO stored USING part ->> 'id';
    IF stored IS DISTINCT FROM (part ->> 'seen_version')::integer THEN
      RETURN jsonb_build_object('outcome', 'conflict', 'over', 'version');
    END IF;
    IF EXISTS (
        SELECT FROM deadline d
         WHERE d.aggregate = part ->> 'aggregate' AND d.subject = part ->> 'id' AND d.done_at IS NULL
           AND d.at > (change ->> 'judged_at')::timestamptz AND d.at <= moment) THEN
      RETURN jsonb_build_object('outcome', 'conflict', 'over', 'deadline');
    END IF;
  END LOOP;
  RETURN NULL;
END $$`;
