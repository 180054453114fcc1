/**
 * Whether an owner would have more active offers than they may, special ones that are open among them, or an offer a cap below what it has
 * already traded; else NULL. Whoever switches on an offer of the owner holds the row of the owner's
 * counters meanwhile, and whoever trades on a capped offer that of its usage (commit_prepare).
 */
export const commitOwnOffersObstacle = `
CREATE OR REPLACE FUNCTION commit_own_offers_obstacle(change jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  active integer;
BEGIN
  IF change -> 'own_offers' ? 'most_active' THEN
    SELECT count(*) INTO active FROM offer o
     WHERE o.owner_id = change #>> '{own_offers,owner_id}'
       AND (o.is_active OR o.in_pool OR o.is_paused OR o.special_until > clock_timestamp() AND o.deleted_at IS NULL
            AND NOT EXISTS (SELECT FROM trade t WHERE t.offer_id = o.id))
       AND o.id NOT IN (SELECT a ->> 'id' FROM jsonb_array_elements(change -> 'aggregates') a);
    active := active + (SELECT count(*) FROM jsonb_array_elements(change -> 'aggregates') a
                         WHERE (a #>> '{row,is_active}')::boolean OR (a #>> '{row,in_pool}')::boolean
                            OR (a #>> '{row,is_paused}')::boolean
                            OR a #>> '{row,special_until}' IS NOT NULL);
    IF active > (change #>> '{own_offers,most_active}')::integer THEN
      RETURN jsonb_build_object('outcome', 'conflict', 'over', 'active_offers');
    END IF;
  END IF;
  IF EXISTS (
      SELECT FROM jsonb_array_elements(change #> '{own_offers,caps}') n
        JOIN offer_usage o ON o.offer_id = n ->> 'offer_id'
       WHERE (n ->> 'cap_minor')::numeric
             < o.reserved_minor + CASE WHEN o.cap_minor IS NULL THEN 0 ELSE o.used_minor END) THEN
    RETURN jsonb_build_object('outcome', 'conflict', 'over', 'cap');
  END IF;
  RETURN NULL;
END $$`;
