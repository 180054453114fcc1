/** How many parts people are divided into. */
export const slicesOfPeople = 1_024;

/** Of all slices, those that have to be read by the time since the last audit; `$1`: within how many seconds each has to be. */
const share = `least(1, coalesce((SELECT extract(epoch FROM clock_timestamp() - max(started_at)) / $1::numeric
                                    FROM books_audit), 1))`;

/** The slices of closed trades whose turn it is, the longest unread first; `$2`: all of them. */
export const tradeSlicesSql = `
  SELECT after::text, until::text
    FROM (SELECT lag(closed_until, 1, '-infinity') OVER (ORDER BY closed_until) AS after,
                 closed_until AS until, read_at FROM trade_slice) s
   ORDER BY read_at, until
   LIMIT CASE WHEN NOT $2::boolean THEN greatest(
           ceil((SELECT count(*) FROM trade_slice) * ${share}),
           (SELECT count(*) FROM trade_slice WHERE read_at = '-infinity')) END`;

/** Where new slices end, each of `$1` trades that were closed after the last one ends. */
export const newSlicesSql = `
  SELECT closed_at::text AS until
    FROM (SELECT closed_at, row_number() OVER (ORDER BY closed_at) AS number FROM trade
           WHERE closed_at > (SELECT coalesce(max(closed_until), '-infinity') FROM trade_slice)) c
   WHERE number % $1 = 0 GROUP BY closed_at ORDER BY closed_at`;

/** Where the last slice ends. */
export const lastSliceSql =
  "SELECT coalesce(max(closed_until), '-infinity')::text AS until FROM trade_slice";

/** The slices of people whose turn it is, and those that were never read; `$2`: all of them. */
export const peopleSlicesSql = `
  SELECT number FROM (
    SELECT n AS number, s.read_at, row_number() OVER (ORDER BY s.read_at NULLS FIRST, n) AS place
      FROM generate_series(0, ${slicesOfPeople - 1}) n LEFT JOIN people_slice s ON s.number = n) turn
   WHERE $2::boolean OR coalesce(read_at, '-infinity') = '-infinity' OR place <= ceil(${slicesOfPeople} * ${share})
   ORDER BY place`;

/**
 * The last published event that an audit saw, as text, if what came after it is still there: `$1` is
 * for how many seconds events are kept.
 */
export const auditedEventSql = `
  SELECT number::text FROM audited_event
   WHERE noted_at > clock_timestamp() - make_interval(secs => $1::integer / 2)
     AND number <= (SELECT coalesce(max(publish_number), 0) FROM outbox)`;

export const publishedSql = "SELECT coalesce(max(publish_number), 0)::text AS number FROM outbox";

/**
 * Trades that are open, and whatever had an event after `$1` or one that is not published yet: events
 * are numbered one relay after another, so none before it can still appear.
 */
export const recentTradesSql = `
  SELECT id FROM trade WHERE closed_at IS NULL
  UNION SELECT aggregate_id FROM outbox WHERE publish_number > $1::bigint
  UNION SELECT aggregate_id FROM outbox WHERE publish_number IS NULL`;

export const lastEntrySql = "SELECT coalesce(max(id), 0)::text AS id FROM ledger_entry";

/** `$2`: whether they held; what did not is read by every audit until it does. */
const readAt = "CASE WHEN $2::boolean THEN clock_timestamp() ELSE '-infinity' END";

export const notedTradeSlicesSql = `
  INSERT INTO trade_slice (closed_until, read_at)
  SELECT until::timestamptz, ${readAt} FROM unnest($1::text[]) until
  ON CONFLICT (closed_until) DO UPDATE SET read_at = excluded.read_at`;

export const notedPeopleSlicesSql = `
  INSERT INTO people_slice (number, read_at)
  SELECT number, ${readAt} FROM unnest($1::integer[]) number
  ON CONFLICT (number) DO UPDATE SET read_at = excluded.read_at`;

export const notedEventSql = `
  INSERT INTO audited_event (number, noted_at) VALUES ($1, clock_timestamp())
  ON CONFLICT (is_last) DO UPDATE SET number = excluded.number, noted_at = excluded.noted_at`;
