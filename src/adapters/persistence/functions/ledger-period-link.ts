/** The hash of a sealed period, which contains that of the period before. */
export const ledgerPeriodLink = `
CREATE OR REPLACE FUNCTION ledger_period_link(period ledger_period) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(period.prev_hash || convert_to(concat_ws('|', period.number, period.first_entry,
    period.last_entry, period.entries, period.postings, period.totals,
    encode(period.rows_hash, 'hex'), extract(epoch FROM period.sealed_at)), 'UTF8'))
$$`;
