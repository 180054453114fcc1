/**
 * Carries out changes of many people at once, as `commit_changes` does, so that a row locked by
 * somebody else does not stop those who have nothing to do with it.
 *
 * With `waits`, locks are waited for in the one order, each for a tenth of a second at most: then
 * all of it fails with 55P03, and nothing happened. Without, each change stands alone: the outcome
 * of one that cannot get its locks is `busy`, none of it happened, and the others are carried out.
 * To keep their locks short, one change of a group waits a little, and none after it.
 */
export const commitGroup = `
CREATE OR REPLACE FUNCTION commit_group(changes jsonb, waits boolean) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  change   jsonb;
  outcomes jsonb := '[]';
BEGIN
  IF waits THEN
    PERFORM set_config('lock_timeout', '100ms', true);
    RETURN commit_changes(changes);
  END IF;
  PERFORM set_config('lock_timeout', '20ms', true);
  FOR change IN SELECT value FROM jsonb_array_elements(changes) LOOP
    BEGIN
      outcomes := outcomes || commit_changes(jsonb_build_array(change));
    EXCEPTION WHEN lock_not_available THEN
      outcomes := outcomes || jsonb_build_array(jsonb_build_object('outcome', 'busy'));
      PERFORM set_config('lock_timeout', '1ms', true);
    END;
  END LOOP;
  RETURN outcomes;
END $$`;
