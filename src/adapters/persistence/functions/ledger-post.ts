/**
 * Writes the entries of a change with their postings and balances: the serving role can change
 * balances only through this function. It checks at the end that the postings of an entry sum to
 * zero.
 */
export const ledgerPost = `
CREATE OR REPLACE FUNCTION ledger_post(entries jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  entry    jsonb;
  entry_id bigint;
BEGIN
  FOR entry IN SELECT value FROM jsonb_array_elements(entries) LOOP
    INSERT INTO ledger_entry (ref, at) VALUES (entry ->> 'ref', moment) RETURNING id INTO entry_id;
    INSERT INTO ledger_posting
      SELECT entry_id, p ->> 'account_id', (p ->> 'amount')::numeric
        FROM jsonb_array_elements(entry -> 'postings') p;
    UPDATE ledger_account a SET balance = a.balance + (p ->> 'amount')::numeric
      FROM jsonb_array_elements(entry -> 'postings') p
     WHERE a.id = p ->> 'account_id' AND a.balance IS NOT NULL;
  END LOOP;
END $$`;
