/**
 * Keeps play money among demo accounts, and everything else from them, whatever the program decided: no account of
 * theirs, offer or trade is in another kind of asset. The arguments name the columns with the people of a row; ids that
 * are nobody's say nothing.
 */
export const refuseOtherMarket = `
CREATE OR REPLACE FUNCTION refuse_other_market() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose text;
BEGIN
  FOREACH whose IN ARRAY TG_ARGV LOOP
    IF EXISTS (SELECT FROM trader JOIN asset ON asset.code = NEW.asset
                WHERE trader.id = to_jsonb(NEW) ->> whose AND trader.is_demo <> asset.is_play) THEN
      RAISE EXCEPTION 'only demo accounts have play money, and nothing else: % of %', NEW.asset, TG_TABLE_NAME
        USING ERRCODE = 'check_violation';
    END IF;
  END LOOP;
  RETURN NEW;
END $$`;
