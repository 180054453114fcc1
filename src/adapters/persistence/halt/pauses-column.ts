import type { Pause, PauseCause } from "../../../domain/trade/pause.ts";

/** The column of `pausesColumn`, times as text; null while there was none. */
export interface PausesRow {
  readonly pauses:
    | readonly { readonly from: string; readonly until: string; readonly cause: PauseCause }[]
    | null;
}

const [maintenance, outage] = ["maintenance", "outage"] as const satisfies readonly PauseCause[];

/**
 * Every maintenance that has begun, as it ended or is announced to, and every outage. One from which
 * nothing has come back yet has no row and goes on: otherwise a clock could run out between the return
 * of a process and its first beat. An outage from before the database's clock was set back is left out.
 */
export const begunPauses = `SELECT p.starts_at, p.ends_at, '${maintenance}' AS cause FROM platform_pause p
        UNION ALL
       SELECT a.starts_at, a.ends_at, '${maintenance}' FROM announcement a
        WHERE a.is_on AND a.halts IS NOT NULL AND a.starts_at <= clock_timestamp()
        UNION ALL
       SELECT o.starts_at, o.ends_at, '${outage}' FROM outage o WHERE o.ends_at <= clock_timestamp()
        UNION ALL
       SELECT h.at, clock_timestamp() + interval '1 hour', '${outage}' FROM heartbeat h
        WHERE h.silent_at <= clock_timestamp()`;

/** Those since a trade, the row `t`, started. */
export const pausesColumn = `(SELECT json_agg(json_build_object(
                   'from', p.starts_at, 'until', p.ends_at, 'cause', p.cause))
                 FROM (${begunPauses}) p WHERE p.ends_at > t.started_at) AS pauses`;

/** The pauses, read from the column. */
export function pausesOf({ pauses }: PausesRow): { readonly pauses?: readonly Pause[] } {
  if (!pauses) return {};
  return {
    pauses: pauses.map(({ from, until, cause }) => ({
      from: Date.parse(from),
      until: Date.parse(until),
      cause,
    })),
  };
}
