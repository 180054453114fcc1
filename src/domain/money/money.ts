import { accept, refuse, type Result } from "../result/result.ts";
import { assets, type AssetCode } from "./asset.ts";
import { roundDown, type Rounding } from "./rounding.ts";

declare const baseUnits: unique symbol;

/** A whole number of an asset's base units. Only this file makes one. */
export type BaseUnits = bigint & { readonly [baseUnits]: true };

/**
 * An amount of one asset in base units. Where the assets are known by their types, amounts of two
 * different ones do not type-check together; where they are not, combining them throws.
 */
export interface Money<Code extends AssetCode = AssetCode> {
  readonly asset: Code;
  readonly units: BaseUnits;
}

/** `units` base units of `asset`. */
export function money<Code extends AssetCode>(asset: Code, units: bigint): Money<Code> {
  return { asset, units: units as BaseUnits };
}

/** The sum of two amounts of the same asset. */
export function add<Code extends AssetCode>(
  left: Money<Code>,
  right: Money<NoInfer<Code>>,
): Money<Code> {
  return money(sameAsset(left, right), left.units + right.units);
}

/** What is left of `left`; may be below zero, like a posting. */
export function subtract<Code extends AssetCode>(
  left: Money<Code>,
  right: Money<NoInfer<Code>>,
): Money<Code> {
  return money(sameAsset(left, right), left.units - right.units);
}

/** A share of an amount as a fraction of integers, for example 50 / 10,000 for 50 basis points. */
export interface Share {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** `share` of `amount` in whole granules: one division, with the rounding that the caller names. */
export function shareOf<Code extends AssetCode>(
  amount: Money<Code>,
  share: Share,
  rounding: Rounding,
): Money<Code> {
  const { granule } = assets[amount.asset];
  const granules = rounding(amount.units * share.numerator, share.denominator * granule);
  return money(amount.asset, granules * granule);
}

/**
 * Divides an amount in two: the first part is the share rounded down to whole granules, the second
 * is all the rest, so that nothing is lost or created (decisions, Trade states: split). A share
 * above the whole, or below zero, is a bug of ours and throws.
 */
export function split<Code extends AssetCode>(
  amount: Money<Code>,
  share: Share,
): readonly [Money<Code>, Money<Code>] {
  if (share.numerator < 0n || share.numerator > share.denominator) {
    throw new RangeError(`${share.numerator} of ${share.denominator} is not a part of a whole`);
  }
  const first = shareOf(amount, share, roundDown);
  return [first, subtract(amount, first)];
}

/** Why a typed amount was refused. */
type AmountRefusal =
  | { readonly code: "amount_not_a_number" }
  | { readonly code: "amount_too_precise"; readonly shownDigits: number };

/**
 * Parses an amount of whole coins as typed: digits with at most one decimal point (specification,
 * section 5) and no more decimals than the asset shows.
 */
export function parseAmount<Code extends AssetCode>(
  asset: Code,
  text: string,
): Result<Money<Code>, AmountRefusal> {
  const match = /^(\d{1,30})(?:\.(\d{0,40}))?$/.exec(text);
  if (!match) return refuse({ code: "amount_not_a_number" });
  const { shownDigits, granule } = assets[asset];
  const [, whole = "", decimals = ""] = match;
  if (decimals.length > shownDigits) return refuse({ code: "amount_too_precise", shownDigits });
  const granules = BigInt(whole + decimals.padEnd(shownDigits, "0"));
  return accept(money(asset, granules * granule));
}

/**
 * The amount in whole coins with all its shown digits ("0.00153000"). Dust below a granule, as a
 * chain may deliver it, is left out: never shows more than there is.
 */
export function formatAmount(amount: Money): string {
  const { shownDigits, granule } = assets[amount.asset];
  const granules = (amount.units < 0n ? 0n - amount.units : amount.units) / granule;
  const digits = granules.toString().padStart(shownDigits + 1, "0");
  const sign = amount.units < 0n && granules > 0n ? "-" : "";
  return `${sign}${digits.slice(0, -shownDigits)}.${digits.slice(-shownDigits)}`;
}

function sameAsset<Code extends AssetCode>(left: Money<Code>, right: Money<Code>): Code {
  if (left.asset !== right.asset) {
    throw new TypeError(`${left.asset} and ${right.asset} cannot be put together`);
  }
  return left.asset;
}
