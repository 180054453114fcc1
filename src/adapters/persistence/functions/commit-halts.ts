/**
 * Whether something was halted that was not when the decision was made. Nobody writes a halt
 * meanwhile (commit_prepare).
 */
export const commitHalts = `
CREATE OR REPLACE FUNCTION commit_halts(change jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('outcome', 'conflict', 'over', 'halt') FROM halt h
   WHERE h.ended_at IS NULL AND NOT EXISTS (
           SELECT FROM jsonb_array_elements(change -> 'halts') seen
            WHERE seen ->> 'kind' = h.kind AND (seen ->> 'asset') IS NOT DISTINCT FROM h.asset)
   LIMIT 1
$$`;
