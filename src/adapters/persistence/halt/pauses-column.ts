import type { Pause } from "../../../domain/trade/pause.ts";

/** The column of `pausesColumn`, times as text; null while there was none. */
export interface PausesRow {
  readonly pauses: readonly { readonly from: string; readonly until: string }[] | null;
}

/** Every maintenance that has begun, as it ended or is announced to. */
export const begunPauses = `SELECT p.starts_at, p.ends_at FROM platform_pause p
        UNION ALL
       SELECT a.starts_at, a.ends_at FROM announcement a
        WHERE a.is_on AND a.halts IS NOT NULL AND a.starts_at <= clock_timestamp()`;

/** Those since a trade, the row `t`, started. */
export const pausesColumn = `(SELECT json_agg(json_build_object('from', p.starts_at, 'until', p.ends_at))
                 FROM (${begunPauses}) p WHERE p.ends_at > t.started_at) AS pauses`;

/** The pauses, read from the column. */
export function pausesOf({ pauses }: PausesRow): { readonly pauses?: readonly Pause[] } {
  if (!pauses) return {};
  return {
    pauses: pauses.map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) })),
  };
}
