/**
 * Makes the ledger accounts of a list of changes that are not there yet, empty. Who serves makes none
 * in any other way.
 */
export const ledgerOpen = `
CREATE OR REPLACE FUNCTION ledger_open(changes jsonb) RETURNS void LANGUAGE sql
SECURITY DEFINER SET search_path FROM CURRENT AS $$
  INSERT INTO ledger_account (id, kind, owner_id, asset, balance)
    SELECT DISTINCT ON (p ->> 'account_id') p ->> 'account_id', p ->> 'kind', p ->> 'owner_id',
           p ->> 'asset', CASE WHEN (p ->> 'keeps_balance')::boolean THEN 0 END
      FROM (SELECT p FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'entries') e,
                   jsonb_array_elements(e -> 'postings') p
            UNION ALL
            SELECT d FROM jsonb_array_elements(changes) c, jsonb_array_elements(c -> 'debts') d) x
     ORDER BY p ->> 'account_id'
    ON CONFLICT DO NOTHING
$$`;
