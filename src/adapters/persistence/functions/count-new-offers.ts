/** What an offer trades is counted from its first day, and its owner is one of those with offers. */
export const countNewOffers = `
CREATE OR REPLACE FUNCTION count_new_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_usage (offer_id) SELECT id FROM made;
  UPDATE trader SET has_offered = true
   WHERE id IN (SELECT owner_id FROM made) AND NOT has_offered;
  RETURN NULL;
END $$`;
