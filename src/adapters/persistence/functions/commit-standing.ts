/**
 * Whether the account of a trader whose counters change is unchanged since the decision. A change
 * of an account's state holds the row of the trader's counters meanwhile, which this change has
 * locked.
 */
export const commitStanding = `
CREATE OR REPLACE FUNCTION commit_standing(change jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('outcome', 'conflict', 'over', 'standing')
    FROM jsonb_array_elements(change -> 'usage') x JOIN trader t ON t.id = x ->> 'trader_id'
   WHERE x ? 'trader_version' AND t.version <> (x ->> 'trader_version')::integer
   LIMIT 1
$$`;
