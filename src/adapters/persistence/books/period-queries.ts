import { query } from "./book-query.ts";

/**
 * What sealed periods say about each other, without reading what is in them: they follow each other
 * without a gap, each hash is that of its row and contains the one before, and the opening balances
 * of each kind and asset are the sums of all periods.
 */
export const periodChain = query(`
  WITH link AS (
    SELECT p.number, p.first_entry, p.prev_hash, p.hash, ledger_period_link(p) AS own_hash,
           lag(p.number, 1, 0) OVER before AS number_before,
           lag(p.last_entry, 1, 0::bigint) OVER before AS last_before,
           lag(p.hash, 1, decode(repeat('00', 32), 'hex')) OVER before AS hash_before
      FROM ledger_period p WINDOW before AS (ORDER BY p.number))
  SELECT number AS period, 'chain' AS differs, NULL AS account FROM link
   WHERE number <> number_before + 1 OR first_entry <> last_before + 1
      OR prev_hash <> hash_before OR hash <> own_hash
  UNION ALL
  SELECT NULL, 'openings', coalesce(s.name, o.name)
    FROM (SELECT t.name, sum(t.amount::numeric) AS sum
            FROM ledger_period p, jsonb_each_text(p.totals) AS t (name, amount) GROUP BY 1) s
    FULL JOIN (SELECT split_part(account_id, ':', 1) || ':' || split_part(account_id, ':', 2) AS name,
                      sum(amount) AS sum
                 FROM ledger_opening GROUP BY 1) o ON o.name = s.name
   WHERE coalesce(s.sum, 0) <> coalesce(o.sum, 0)`);

/** The last entry in a sealed period, as text; 0 where there is none. */
export const sealedUpToSql = "SELECT coalesce(max(last_entry), 0)::text AS last FROM ledger_period";

/**
 * The periods that were not read again for the longest time; `$1`: within how many seconds each has
 * to be. As many as that takes, by the time since the last audit.
 */
export const duePeriodsSql = `
  SELECT p.number FROM ledger_period p LEFT JOIN ledger_period_proof f ON f.number = p.number
   ORDER BY coalesce(f.proven_at, p.sealed_at), p.number
   LIMIT (SELECT ceil((SELECT count(*) FROM ledger_period) * least(1, coalesce(
            extract(epoch FROM clock_timestamp() - max(started_at)) / $1::numeric, 1)))
            FROM books_audit)`;

export const allPeriodsSql = "SELECT number FROM ledger_period ORDER BY number";

/**
 * Reads a whole period again, `$1`. `weight`: what its postings add to accounts, each with a number
 * of the account from `$2`, where `$3` asks for it.
 */
export const proofSql = `
  SELECT p.entries = c.entries AND p.postings = c.postings AND p.totals = c.totals
           AND p.rows_hash = c.rows_hash AS holds,
         p.first_entry::text AS first, p.last_entry::text AS last,
         c.entries - p.entries AS entries, c.postings - p.postings AS postings,
         CASE WHEN $3::boolean THEN (
           SELECT coalesce(sum(l.amount * hashtextextended(l.account_id, $2::bigint)), 0)
             FROM ledger_posting l WHERE l.entry_id BETWEEN p.first_entry AND p.last_entry) END::text AS weight
    FROM ledger_period p, ledger_period_content(p.first_entry, p.last_entry) c
   WHERE p.number = $1`;

/** The same number of the opening balances: the sum over all periods, where nothing is changed. */
export const openingsWeightSql = `
  SELECT coalesce(sum(amount * hashtextextended(account_id, $1::bigint)), 0)::text AS weight
    FROM ledger_opening`;

/** Notes that periods were found unchanged. */
export const notedProofsSql = `
  INSERT INTO ledger_period_proof (number, proven_at)
  SELECT number, clock_timestamp() FROM unnest($1::integer[]) number
  ON CONFLICT (number) DO UPDATE SET proven_at = excluded.proven_at`;
