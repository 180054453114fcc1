/**
 * Carries out a list of decisions that were made elsewhere. It knows no rules: it checks whether
 * what each decision relied on still holds (versions, deadlines, bounds, balances, refs, debts,
 * accounts) and then writes all of it or none of it. One decision that does not hold never fails
 * its neighbours.
 *
 * The planner cannot know how short the lists in a change are: it guesses a hundred items for each,
 * and would prefer to read whole tables. So rows are found by their keys alone, whatever the keys are:
 * each connection plans each statement once, and not anew for its first five changes.
 *
 * Takes an array of changes; returns an array of `{outcome, ...}` in the same order.
 */
export const commitChanges = `
CREATE OR REPLACE FUNCTION commit_changes(changes jsonb) RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  change   jsonb;
  outcome  jsonb;
  outcomes jsonb := '[]';
  moment   timestamptz;
BEGIN
  PERFORM commit_prepare(changes);
  FOR change IN SELECT value FROM jsonb_array_elements(changes) LOOP
    moment := clock_timestamp();
    outcome := coalesce(commit_debts(change), commit_obstacle(change, moment),
                        CASE WHEN change ? 'halts' THEN commit_halts(change) END,
                        CASE WHEN change ? 'aggregates' THEN commit_aggregate_obstacle(change, moment) END,
                        CASE WHEN change ? 'feedback' THEN commit_feedback_obstacle(change) END,
                        CASE WHEN change ? 'own_offers' THEN commit_own_offers_obstacle(change) END,
                        CASE WHEN change ? 'sticky' THEN commit_sticky_obstacle(change) END,
                        CASE WHEN change ? 'pair' THEN commit_pair(change) END,
                        commit_standing(change));
    IF outcome IS NULL THEN
      PERFORM commit_write(change, moment);
      IF change ? 'aggregates' THEN PERFORM commit_aggregates(change, moment); END IF;
      IF change ? 'own_offers' THEN PERFORM commit_own_offers(change); END IF;
      IF change ? 'feedback' THEN PERFORM commit_feedback(change, moment); END IF;
      IF change ? 'case' OR change ? 'texts' OR change ? 'claims' THEN
        PERFORM commit_case(change, moment);
      END IF;
      outcome := jsonb_build_object('outcome', 'applied');
      IF change ? 'messages' THEN
        outcome := outcome || jsonb_build_object('seq', commit_messages(change, moment));
      END IF;
      IF change ? 'audit' THEN PERFORM append_audit(change -> 'audit', moment); END IF;
    END IF;
    outcomes := outcomes || jsonb_build_array(outcome);
  END LOOP;
  -- A key stands for something that was done; what was not done may be tried again under it.
  DELETE FROM idempotency_key k USING jsonb_array_elements(changes) c
   WHERE k.actor_id = c -> 'key' ->> 'actor_id' AND k.key = c -> 'key' ->> 'key'
     AND k.answer IS NULL;
  RETURN outcomes;
END $$`;
