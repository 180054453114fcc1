/**
 * Seals the oldest entries that are in no period yet, that many, and returns the number of their
 * period; nothing where there are fewer, where a commit takes too long, or where they do not
 * balance. The serving role can write periods and opening balances only through this function, which
 * takes nothing from it but the size.
 *
 * Ids are handed out before commits end, so a smaller one can still become visible. Whoever writes
 * entries holds a lock on the table until the end: once all who wrote after the last entry was seen
 * are gone, no id up to it can come any more. Nobody waits for this but the caller. Each statement
 * has to see what was committed before it, so other isolation levels are refused.
 */
export const sealLedgerPeriod = `
CREATE OR REPLACE FUNCTION seal_ledger_period(size integer) RETURNS integer LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  sealed  ledger_period;
  writers text[];
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'Periods are sealed in a transaction that is read committed';
  END IF;
  LOCK TABLE ledger_period IN SHARE ROW EXCLUSIVE MODE;
  SELECT * INTO sealed FROM ledger_period ORDER BY number DESC LIMIT 1;
  sealed.number := coalesce(sealed.number, 0) + 1;
  sealed.first_entry := coalesce(sealed.last_entry, 0) + 1;
  sealed.prev_hash := coalesce(sealed.hash, decode(repeat('00', 32), 'hex'));
  sealed.last_entry := (SELECT id FROM ledger_entry WHERE id >= sealed.first_entry
                         ORDER BY id OFFSET greatest(size, 1) - 1 LIMIT 1);
  IF sealed.last_entry IS NULL THEN RETURN NULL; END IF;

  writers := ARRAY(SELECT virtualtransaction FROM pg_locks
                    WHERE relation = 'ledger_entry'::regclass AND mode = 'RowExclusiveLock'
                      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()));
  FOR turn IN 1 .. 100 LOOP
    EXIT WHEN NOT EXISTS (SELECT FROM pg_locks
      WHERE relation = 'ledger_entry'::regclass AND virtualtransaction = ANY (writers));
    IF turn = 100 THEN RETURN NULL; END IF;
    PERFORM pg_sleep(0.05);
  END LOOP;

  IF EXISTS (
    SELECT FROM ledger_posting p WHERE p.entry_id BETWEEN sealed.first_entry AND sealed.last_entry
     GROUP BY p.entry_id, split_part(p.account_id, ':', 2) HAVING sum(p.amount) <> 0)
  OR EXISTS (
    SELECT FROM ledger_posting p WHERE p.entry_id BETWEEN sealed.first_entry AND sealed.last_entry
       AND NOT EXISTS (SELECT FROM ledger_account a WHERE a.id = p.account_id OFFSET 0))
  THEN RETURN NULL; END IF;

  SELECT c.entries, c.postings, c.totals, c.rows_hash
    INTO sealed.entries, sealed.postings, sealed.totals, sealed.rows_hash
    FROM ledger_period_content(sealed.first_entry, sealed.last_entry) c;
  sealed.sealed_at := clock_timestamp();
  sealed.hash := ledger_period_link(sealed);
  INSERT INTO ledger_period SELECT sealed.*;
  MERGE INTO ledger_opening o
    USING (SELECT account_id, sum(amount) AS amount FROM ledger_posting
            WHERE entry_id BETWEEN sealed.first_entry AND sealed.last_entry
            GROUP BY account_id HAVING sum(amount) <> 0) s
    ON o.account_id = s.account_id
    WHEN MATCHED AND o.amount + s.amount = 0 THEN DELETE
    WHEN MATCHED THEN UPDATE SET amount = o.amount + s.amount
    WHEN NOT MATCHED THEN INSERT VALUES (s.account_id, s.amount);
  RETURN sealed.number;
END $$`;
