import type { StopRecord, StopSince, StopWord } from "../../../application/ports/stop-store.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import type { OpenStop } from "../../../domain/stop/stop-rules.ts";
import type { StopKind } from "../../../domain/stop/stop.ts";

/** Who did something about a stop; all null while nobody did. */
type WordRow<Name extends string> = Readonly<
  Record<`${Name}_by` | `${Name}_name` | `${Name}_reason`, string | null> &
    Record<`${Name}_at`, Date | null>
>;

type Word = "started" | "end_asked" | "ended";

/** A stop, as the driver gives the row. */
export interface StopRow extends WordRow<"started">, WordRow<"end_asked">, WordRow<"ended"> {
  readonly id: string;
  readonly kind: StopKind;
  readonly asset: AssetCode | null;
}

export function stopOf(row: StopRow): StopRecord {
  const started = wordOf(row, "started");
  if (!started) throw new TypeError(`Nobody began the stop ${row.id}`);
  return {
    id: row.id,
    ...kindOf(row),
    started,
    endAsked: wordOf(row, "end_asked"),
    ended: wordOf(row, "ended"),
  };
}

export function openStopOf(row: StopRow): OpenStop {
  const asked = wordOf(row, "end_asked");
  const endAsked = asked && { by: asked.staffId, at: asked.at };
  return { id: row.id, ...kindOf(row), endAsked };
}

export function sinceOf(row: StopRow): StopSince {
  return { ...kindOf(row), startedAt: row.started_at?.getTime() ?? Number.NaN };
}

function kindOf({ kind, asset }: StopRow) {
  return { kind, asset: asset ?? undefined };
}

function wordOf(row: StopRow, name: Word): StopWord | undefined {
  const staffId = row[`${name}_by`];
  const at = row[`${name}_at`];
  if (staffId === null || at === null) return undefined;
  const username = row[`${name}_name`] ?? staffId;
  return { staffId, username, at: at.getTime(), reason: row[`${name}_reason`] ?? "" };
}
