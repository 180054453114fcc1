/** A trade that counts again counts for the day on which that happens. */
export const countFromNow = `
CREATE OR REPLACE FUNCTION count_from_now() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.at := clock_timestamp();
  RETURN NEW;
END $$`;
