/**
 * Writes aggregates as they were decided, each only over the version that the decision was based
 * on: its row, the rows that are added to it, those that are closed with it, its clocks, and the
 * event that announces its new version.
 */
export const commitAggregates = `
CREATE OR REPLACE FUNCTION commit_aggregates(change jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part    jsonb;
  added   jsonb;
  closed  jsonb;
  columns text;
  changed integer;
BEGIN
  FOR part IN SELECT value FROM jsonb_array_elements(change -> 'aggregates') LOOP
    columns := (SELECT string_agg(quote_ident(k), ', ' ORDER BY k) FROM jsonb_object_keys(part -> 'row') k);
    IF part ->> 'seen_version' IS NULL THEN
      EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)',
                     part ->> 'table', columns) USING part -> 'row';
    ELSE
      EXECUTE format('UPDATE %1$I t SET (%2$s) = (SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1))
                       WHERE t.id = $2 AND t.version = $3', part ->> 'table', columns)
        USING part -> 'row', part ->> 'id', (part ->> 'seen_version')::integer;
    END IF;
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed <> 1 THEN
      RAISE EXCEPTION '% % was changed % times by one change', part ->> 'aggregate', part ->> 'id', changed;
    END IF;

    FOR added IN SELECT value FROM jsonb_array_elements(part -> 'added') LOOP
      columns := (SELECT string_agg(quote_ident(k), ', ' ORDER BY k) FROM jsonb_object_keys(added -> 'row') k);
      EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)',
                     added ->> 'table', columns) USING added -> 'row';
    END LOOP;

    FOR closed IN SELECT value FROM jsonb_array_elements(part -> 'closed') LOOP
      EXECUTE format('UPDATE %I SET closed_at = $1 WHERE %I = $2 AND closed_at IS NULL',
                     closed ->> 'table', closed ->> 'of') USING moment, part ->> 'id';
    END LOOP;

    UPDATE deadline d SET done_at = moment
     WHERE d.aggregate = part ->> 'aggregate' AND d.subject = part ->> 'id' AND d.done_at IS NULL
       AND NOT EXISTS (SELECT FROM jsonb_array_elements(part -> 'deadlines') n WHERE n ->> 'kind' = d.kind);
    INSERT INTO deadline (aggregate, subject, kind, at)
      SELECT part ->> 'aggregate', part ->> 'id', n ->> 'kind', (n ->> 'at')::timestamptz
        FROM jsonb_array_elements(part -> 'deadlines') n
      ON CONFLICT (subject, kind, aggregate) DO UPDATE SET at = excluded.at, done_at = NULL
        WHERE deadline.at <> excluded.at OR deadline.done_at IS NOT NULL;

    IF part ? 'event' THEN
      INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
      VALUES (part ->> 'aggregate', part ->> 'id', (part -> 'row' ->> 'version')::integer,
              part -> 'event' ->> 'kind',
              ARRAY(SELECT jsonb_array_elements_text(part -> 'event' -> 'recipients')), moment);
    END IF;
  END LOOP;
END $$`;
