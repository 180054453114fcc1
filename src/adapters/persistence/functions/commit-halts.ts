import { haltingAnnouncements } from "../halt/halts-column.ts";

/**
 * Whether something is halted, by a halt or an announced maintenance, that was not when the decision
 * was made. Nobody writes either meanwhile (commit_prepare).
 */
export const commitHalts = `
CREATE OR REPLACE FUNCTION commit_halts(change jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('outcome', 'conflict', 'over', 'halt')
    FROM (SELECT h.kind, h.asset FROM halt h WHERE h.ended_at IS NULL
          UNION ALL SELECT m.kind, m.asset FROM (${haltingAnnouncements}) m) x
   WHERE NOT EXISTS (
           SELECT FROM jsonb_array_elements(change -> 'halts') seen
            WHERE seen ->> 'kind' = x.kind AND (seen ->> 'asset') IS NOT DISTINCT FROM x.asset)
   LIMIT 1
$$`;
