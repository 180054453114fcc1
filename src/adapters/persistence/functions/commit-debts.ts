/**
 * Whether debts are unchanged since the decision. Whatever makes, serves or writes off a claim, or
 * credits its debtor, holds the debtor's account meanwhile (commit_prepare), so nothing comes
 * between. Checked before anything else: a claim that was served in between would show as a name
 * that was used.
 */
export const commitDebts = `
CREATE OR REPLACE FUNCTION commit_debts(change jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('outcome', 'conflict', 'over', 'debt')
    FROM jsonb_array_elements(change -> 'debts') d
   WHERE (d ->> 'open')::numeric <> (
           SELECT coalesce(sum(c.amount - c.served - c.written_off), 0) FROM claim c
            WHERE c.debtor_id = d ->> 'owner_id' AND c.asset = d ->> 'asset')
      OR (d ->> 'available')::numeric <> (
           SELECT a.balance FROM ledger_account a WHERE a.id = d ->> 'account_id')
   LIMIT 1
$$`;
