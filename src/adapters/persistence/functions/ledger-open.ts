/**
 * Creates the missing ledger accounts of a list of postings, empty. The serving role can create
 * accounts only through this function.
 */
export const ledgerOpen = `
CREATE OR REPLACE FUNCTION ledger_open(accounts jsonb) RETURNS void LANGUAGE sql
SECURITY DEFINER SET search_path FROM CURRENT AS $$
  INSERT INTO ledger_account (id, kind, owner_id, asset, balance)
    SELECT DISTINCT ON (p ->> 'account_id') p ->> 'account_id', p ->> 'kind', p ->> 'owner_id',
           p ->> 'asset', CASE WHEN (p ->> 'keeps_balance')::boolean THEN 0 END
      FROM jsonb_array_elements(accounts) p
     ORDER BY p ->> 'account_id'
    ON CONFLICT DO NOTHING
$$`;
