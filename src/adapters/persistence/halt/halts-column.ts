import type { AssetCode } from "../../../domain/money/asset.ts";
import type { Halt, HaltKind } from "../../../domain/halt/halt.ts";

/** The column of `haltsColumn`: null while nothing is halted. */
export interface HaltsRow {
  readonly halts: readonly { readonly kind: HaltKind; readonly asset: AssetCode | null }[] | null;
}

/**
 * What is halted, read with whatever is checked against it: once per statement, and from few rows.
 */
export const haltsColumn = `(SELECT json_agg(json_build_object('kind', x.kind, 'asset', x.asset))
                 FROM halt x WHERE x.ended_at IS NULL) AS halts`;

/** The halts, read from the column. */
export function haltsOf({ halts }: HaltsRow): readonly Halt[] {
  return halts?.map(({ kind, asset }) => ({ kind, asset: asset ?? undefined })) ?? [];
}
