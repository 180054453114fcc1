/** What an offer trades is counted from its first day. */
export const countNewOffers = `
CREATE OR REPLACE FUNCTION count_new_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_usage (offer_id) SELECT id FROM made;
  RETURN NULL;
END $$`;
