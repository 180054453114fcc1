import type { RealAsset } from "../money/asset.ts";
import type { FiatCode } from "../money/fiat.ts";

/**
 * What a rate is for: one coin, or one US dollar, through which fiat without a market is crossed.
 */
export type RateBase = RealAsset | "USD";

/** Prices of a market besides that of its last trade. */
export type MorePoints = Readonly<Partial<Record<"bid" | "ask" | "average", bigint>>>;

/** One source's reading of one rate. */
export interface Reading {
  readonly source: string;
  readonly base: RateBase;
  readonly currency: FiatCode;
  /** At 10^-8 of the currency's unit. */
  readonly scaled: bigint;
  /** Its time, in milliseconds since the epoch. */
  readonly at: number;
  /** What else the source says of the market, at the same scale. */
  readonly points?: MorePoints | undefined;
}

/** The name of what is bought and what it is paid with, "BTC/EUR". */
export function pairOf(base: RateBase, currency: FiatCode): string {
  return `${base}/${currency}`;
}

/**
 * Parses a rate as a ticker writes it ("64812.40000"), dropping digits beyond 10^-8. Undefined
 * unless it is a number above zero: such a source is out (decisions, Money).
 */
export function readRate(text: string): bigint | undefined {
  const match = /^(\d{1,18})(?:\.(\d{1,40}))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = "", decimals = ""] = match;
  const scaled = BigInt(whole + decimals.slice(0, 8).padEnd(8, "0"));
  return scaled > 0n ? scaled : undefined;
}
