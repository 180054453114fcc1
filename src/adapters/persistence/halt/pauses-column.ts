import type { Pause } from "../../../domain/trade/pause.ts";

/** The column of `pausesColumn`, in milliseconds; null while there was none. */
export interface PausesRow {
  readonly pauses: readonly Pause[] | null;
}

/** Every maintenance that has begun, as it ended or is announced to. */
export const begunPauses = `SELECT p.starts_at, p.ends_at FROM platform_pause p
        UNION ALL
       SELECT a.starts_at, a.ends_at FROM announcement a
        WHERE a.is_on AND a.halts IS NOT NULL AND a.starts_at <= clock_timestamp()`;

/** Those since a trade, the row `t`, started. */
export const pausesColumn = `(SELECT json_agg(json_build_object(
                   'from', extract(epoch FROM p.starts_at) * 1000,
                   'until', extract(epoch FROM p.ends_at) * 1000))
                 FROM (${begunPauses}) p WHERE p.ends_at > t.started_at) AS pauses`;

/** The pauses, read from the column. */
export function pausesOf({ pauses }: PausesRow): { readonly pauses?: readonly Pause[] } {
  return pauses ? { pauses } : {};
}
