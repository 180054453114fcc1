/**
 * What a range of ledger entries contains: how many rows, the sum of each kind of account in each
 * asset, and a hash over every row. Rows are written as JSON, so that no two contents look alike;
 * times as seconds, whatever the time zone of the session.
 */
export const ledgerPeriodContent = `
CREATE OR REPLACE FUNCTION ledger_period_content(first_id bigint, last_id bigint, OUT entries integer,
  OUT postings integer, OUT totals jsonb, OUT rows_hash bytea) LANGUAGE sql STABLE AS $$
  WITH line AS MATERIALIZED (
    SELECT e.id, e.ref, e.at, p.entry_id, p.account_id, p.amount
      FROM (SELECT * FROM ledger_entry WHERE id BETWEEN first_id AND last_id) e
      FULL JOIN (SELECT * FROM ledger_posting WHERE entry_id BETWEEN first_id AND last_id) p
        ON p.entry_id = e.id)
  SELECT count(DISTINCT id)::integer, count(entry_id)::integer,
         (SELECT coalesce(jsonb_object_agg(name, sum::text), '{}')
            FROM (SELECT split_part(account_id, ':', 1) || ':' || split_part(account_id, ':', 2) AS name,
                         sum(amount) AS sum
                    FROM line WHERE account_id IS NOT NULL GROUP BY 1) named),
         sha256(convert_to(coalesce(string_agg(
           json_build_array(id, ref, extract(epoch FROM at), entry_id, account_id, amount)::text, E'\\n'
           ORDER BY coalesce(id, entry_id), account_id COLLATE "C"), ''), 'UTF8'))
    FROM line
$$`;
