import type { HaltRecord, HaltSince, HaltWord } from "../../../application/ports/halt-store.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { OpenHalt } from "../../../domain/halt/halt-rules.ts";
import type { HaltKind } from "../../../domain/halt/halt.ts";

/** What staff read in place of a name where the platform itself acted. */
const platformName = "Peerhold";

/** Who changed a halt; all null while nobody has. The platform itself has no id. */
type WordRow<Name extends string> = Readonly<
  Record<`${Name}_by` | `${Name}_name` | `${Name}_reason`, string | null> &
    Record<`${Name}_at`, Date | null>
>;

type Word = "started" | "end_asked" | "ended";

/** A halt, as the driver returns the row. */
export interface HaltRow extends WordRow<"started">, WordRow<"end_asked">, WordRow<"ended"> {
  readonly id: string;
  readonly kind: HaltKind;
  readonly asset: RealAsset | null;
}

export function haltOf(row: HaltRow): HaltRecord {
  const started = wordOf(row, "started");
  if (!started) throw new TypeError(`Nobody began the halt ${row.id}`);
  return {
    id: row.id,
    ...kindOf(row),
    started,
    endAsked: wordOf(row, "end_asked"),
    ended: wordOf(row, "ended"),
  };
}

export function openHaltOf(row: HaltRow): OpenHalt {
  const asked = wordOf(row, "end_asked");
  const endAsked = asked?.staffId === undefined ? undefined : { by: asked.staffId, at: asked.at };
  return { id: row.id, ...kindOf(row), endAsked };
}

/** A halt without who acted on it. */
export type SinceRow = Pick<HaltRow, "kind" | "asset" | "started_at">;

export function sinceOf(row: SinceRow): HaltSince {
  return { ...kindOf(row), startedAt: row.started_at?.getTime() ?? Number.NaN };
}

function kindOf({ kind, asset }: Pick<HaltRow, "kind" | "asset">) {
  return { kind, asset: asset ?? undefined };
}

function wordOf(row: HaltRow, name: Word): HaltWord | undefined {
  const staffId = row[`${name}_by`];
  const at = row[`${name}_at`];
  if (at === null) return undefined;
  const username = row[`${name}_name`] ?? staffId ?? platformName;
  const reason = row[`${name}_reason`] ?? "";
  return { staffId: staffId ?? undefined, username, at: at.getTime(), reason };
}
