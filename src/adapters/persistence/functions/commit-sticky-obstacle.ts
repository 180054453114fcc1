/**
 * Whether enough offers of one coin, currency and side are sticky without this one; else NULL. Whoever makes
 * an offer sticky holds the lock of all sticky offers meanwhile (commit_prepare).
 */
export const commitStickyObstacle = `
CREATE OR REPLACE FUNCTION commit_sticky_obstacle(change jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM offer wanted
        JOIN offer o ON o.is_stickied AND o.side = wanted.side AND o.asset = wanted.asset
         AND o.currency = wanted.currency AND o.id <> wanted.id AND o.deleted_at IS NULL
       WHERE wanted.id = change #>> '{sticky,offer_id}')
     > (change #>> '{sticky,most_others}')::integer THEN
    RETURN jsonb_build_object('outcome', 'conflict', 'over', 'sticky');
  END IF;
  RETURN NULL;
END $$`;
