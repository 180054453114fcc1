/** Locks the accounts with a balance that a list of changes touches, by id. */
export const ledgerLock = `
CREATE OR REPLACE FUNCTION ledger_lock(changes jsonb) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM 1 FROM ledger_account a WHERE a.balance IS NOT NULL AND a.id IN (
      SELECT p ->> 'account_id'
        FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'entries') e,
             jsonb_array_elements(e -> 'postings') p
      UNION
      SELECT d ->> 'account_id'
        FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'debts') d)
    ORDER BY a.id FOR UPDATE;
END $$`;
