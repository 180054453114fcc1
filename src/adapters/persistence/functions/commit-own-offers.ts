/** Sets or removes the caps of offers. A new cap begins with what running trades hold. */
export const commitOwnOffers = `
CREATE OR REPLACE FUNCTION commit_own_offers(change jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE offer_usage o SET
    cap_minor = (n ->> 'cap_minor')::numeric,
    used_minor = CASE WHEN o.cap_minor IS NULL THEN 0 ELSE o.used_minor END
    FROM jsonb_array_elements(change #> '{own_offers,caps}') n WHERE o.offer_id = n ->> 'offer_id'
$$`;
