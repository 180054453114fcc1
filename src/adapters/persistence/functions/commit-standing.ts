/**
 * Whether the account of somebody whose counters change is still as it was judged. Who changes the
 * state of an account holds the row of his counters meanwhile, which this change has locked.
 */
export const commitStanding = `
CREATE OR REPLACE FUNCTION commit_standing(change jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('outcome', 'conflict', 'over', 'standing')
    FROM jsonb_array_elements(change -> 'usage') x JOIN trader t ON t.id = x ->> 'trader_id'
   WHERE x ? 'trader_version' AND t.version <> (x ->> 'trader_version')::integer
   LIMIT 1
$$`;
