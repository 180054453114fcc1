import type { AssetCode } from "../../../domain/money/asset.ts";
import type { Stop, StopKind } from "../../../domain/stop/stop.ts";

/** The column of `stopsColumn`: null while nothing is stopped. */
export interface StopsRow {
  readonly stops: readonly { readonly kind: StopKind; readonly asset: AssetCode | null }[] | null;
}

/** What is stopped, read with whatever is judged by it: once a statement, and of few rows. */
export const stopsColumn = `(SELECT json_agg(json_build_object('kind', x.kind, 'asset', x.asset))
                 FROM stop x WHERE x.ended_at IS NULL) AS stops`;

/** What the column says. */
export function stopsOf({ stops }: StopsRow): readonly Stop[] {
  return stops?.map(({ kind, asset }) => ({ kind, asset: asset ?? undefined })) ?? [];
}
