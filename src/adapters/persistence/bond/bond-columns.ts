import type { Bond } from "../../../domain/bond/bond.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { Mark } from "../../../domain/trade/trade-change.ts";

/** A bond as JSON: exact numbers as text. */
export interface BondJson {
  readonly asset: AssetCode;
  readonly units: string;
  readonly satoshi: string;
  readonly version: number;
}

const lostDispute: Mark["kind"] = "lost_dispute";

const bondJson = `json_build_object('asset', b.asset, 'units', b.units::text,
  'satoshi', b.satoshi::text, 'version', b.version)`;

/** All bonds of somebody, as JSON; `holder` is an expression of the statement. */
export const bondsColumn = (holder: string): string =>
  `(SELECT coalesce(json_agg(${bondJson} ORDER BY b.asset), '[]') FROM bond b
     WHERE b.holder_id = ${holder})`;

/** Their bond in a coin, as JSON, or null. */
export const bondColumn = (holder: string, asset: string): string =>
  `(SELECT ${bondJson} FROM bond b WHERE b.holder_id = ${holder} AND b.asset = ${asset})`;

/** How many disputes somebody lost within some seconds; both are expressions of the statement. */
export const lostDisputesColumn = (holder: string, seconds: string): string =>
  `(SELECT count(*)::integer FROM trader_mark k WHERE k.trader_id = ${holder}
     AND k.kind = '${lostDispute}'
     AND k.at > clock_timestamp() - make_interval(secs => ${seconds}))`;

/** The bond, read from the JSON. */
export function bondOf({ asset, units, satoshi, version }: BondJson): Bond {
  return { amount: money(asset, BigInt(units)), satoshi: BigInt(satoshi), version };
}
