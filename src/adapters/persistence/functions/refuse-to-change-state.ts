/** Only the end of an account's state is written later, once. */
export const refuseToChangeState = `
CREATE OR REPLACE FUNCTION refuse_to_change_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.lifted_at IS NOT NULL OR NEW.lifted_at IS NULL
     OR (to_jsonb(OLD) - '{lifted_at,lifted_by,lift_reason}'::text[])
        <> (to_jsonb(NEW) - '{lifted_at,lifted_by,lift_reason}'::text[]) THEN
    RAISE EXCEPTION 'of the state % only its end can be written, once', OLD.id;
  END IF;
  RETURN NEW;
END $$`;
