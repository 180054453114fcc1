/** For append-only tables: changes are refused to their owner, too. */
export const refuseToChangeHistory = `
CREATE OR REPLACE FUNCTION refuse_to_change_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is history: it is only added to', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$`;
