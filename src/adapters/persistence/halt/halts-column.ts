import type { RealAsset } from "../../../domain/money/asset.ts";
import type { Halt, HaltKind } from "../../../domain/halt/halt.ts";

/** The column of `haltsColumn`: null while nothing is halted. */
export interface HaltsRow {
  readonly halts:
    | readonly {
        readonly kind: HaltKind;
        readonly asset: RealAsset | null;
        readonly isMaintenance: boolean;
      }[]
    | null;
}

/**
 * Taken before anything that halts is written, also by an announcement: commits wait for it, and it
 * for them (`commit_prepare`). Reads do not wait.
 */
export const lockHalts = "LOCK TABLE halt IN SHARE ROW EXCLUSIVE MODE";

/** The maintenance that is announced for now, and what it halts. */
export const haltingAnnouncements = `SELECT a.halts AS kind, NULL AS asset, a.starts_at AS started_at
                 FROM announcement a
                WHERE a.is_on AND a.halts IS NOT NULL
                  AND a.starts_at <= clock_timestamp() AND a.ends_at > clock_timestamp()`;

/**
 * What is halted, read with whatever is checked against it: once per statement, and from few rows.
 */
export const haltsColumn = `(SELECT json_agg(json_build_object(
                   'kind', x.kind, 'asset', x.asset, 'isMaintenance', x.is_maintenance))
                 FROM (SELECT h.kind, h.asset, false AS is_maintenance FROM halt h WHERE h.ended_at IS NULL
                       UNION ALL SELECT m.kind, m.asset, true FROM (${haltingAnnouncements}) m) x) AS halts`;

/** The halts, read from the column. */
export function haltsOf({ halts }: HaltsRow): readonly Halt[] {
  const found = halts?.map(({ kind, asset, isMaintenance }) => ({
    kind,
    asset: asset ?? undefined,
    ...(isMaintenance && { isMaintenance }),
  }));
  return found ?? [];
}
