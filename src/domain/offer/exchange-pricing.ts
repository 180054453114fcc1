import { pricePoints, type ExchangeRate, type PricePoint } from "../market/exchange-rate.ts";
import type { AssetCode } from "../money/asset.ts";
import type { FiatCode } from "../money/fiat.ts";
import { priceWithMargin, type Price } from "../money/price.ts";
import type { ExchangePricing, Pricing } from "./offer.ts";
import { all, bad, good, type Judged } from "./offer-failure.ts";
import type { Bounds } from "./offer-policy.ts";
import { judgeOptionalPrice } from "./optional-price.ts";

/** A price by an exchange, as typed: a multiplier such as "1.015", and bounds that may be empty. */
export interface ExchangePricingInput {
  readonly kind: "exchange";
  readonly source: string;
  readonly point: string;
  readonly multiplier: string;
  readonly floor: string;
  readonly ceiling: string;
}

const whole = 10_000;

/** What an exchange says at a moment. */
export interface FollowedRate {
  readonly price: Price;
  /** Its time, in milliseconds since the epoch. */
  readonly at: number;
}

/** What the offer's exchange says; undefined if it follows none, or that says nothing that counts. */
export function followedRate(
  offer: { readonly pricing: Pricing; readonly asset: AssetCode; readonly currency: FiatCode },
  rates: readonly ExchangeRate[],
): FollowedRate | undefined {
  const { pricing, asset, currency } = offer;
  if (pricing.kind !== "exchange") return undefined;
  const { source, point } = pricing;
  const rate = rates.find((each) => each.source === source && each.point === point);
  return rate && { price: { asset, currency, scaled: rate.scaled }, at: rate.at };
}

/** The exchange's price × the multiplier, to the nearest 10^-8, never below the floor or above the ceiling. */
export function exchangePrice(pricing: ExchangePricing, rate: Price): Price {
  const { multiplierBasisPoints, floor, ceiling } = pricing;
  const { scaled } = priceWithMargin(rate, BigInt(multiplierBasisPoints - whole));
  const raised = floor && scaled < floor.scaled ? floor.scaled : scaled;
  return { ...rate, scaled: ceiling && raised > ceiling.scaled ? ceiling.scaled : raised };
}

/** A multiplier is as far from 1 as a margin may be from the market. */
export function judgeExchangePricing(
  input: ExchangePricingInput,
  asset: AssetCode,
  currency: FiatCode,
  bounds: Bounds,
): Judged<ExchangePricing> {
  const judged = all<Omit<ExchangePricing, "kind">>({
    source: judgeSource(input.source),
    point: judgePoint(input.point),
    multiplierBasisPoints: judgeMultiplier(input.multiplier, bounds),
    floor: judgeOptionalPrice("rate_floor", input.floor, asset, currency),
    ceiling: judgeOptionalPrice("rate_ceiling", input.ceiling, asset, currency),
  });
  if (!judged.ok) return judged;
  const { floor, ceiling } = judged.value;
  return floor && ceiling && floor.scaled > ceiling.scaled
    ? bad({ field: "rate_ceiling", code: "below_minimum" })
    : good({ kind: "exchange", ...judged.value });
}

function judgeSource(text: string): Judged<string> {
  return /^[a-z]{1,20}$/.test(text) ? good(text) : bad({ field: "rate_source", code: "unknown" });
}

function judgePoint(text: string): Judged<PricePoint> {
  const point = pricePoints.find((each) => each === text);
  return point ? good(point) : bad({ field: "rate_source", code: "unknown" });
}

function judgeMultiplier(text: string, bounds: Bounds): Judged<number> {
  const field = "rate_multiplier";
  const basisPoints = parseMultiplier(text);
  if (basisPoints === undefined) return bad({ field, code: "not_a_number" });
  const margin = basisPoints - whole;
  return margin >= bounds.least && margin <= bounds.most
    ? good(basisPoints)
    : bad({ field, code: "out_of_bounds", bounds });
}

/** "1.015" in basis points, 10,150: at most four decimals. */
export function parseMultiplier(text: string): number | undefined {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return undefined;
  const [, integer = "", decimals = ""] = match;
  return Number(integer + decimals.padEnd(4, "0"));
}

/** A multiplier without trailing zeros: "1.015". */
export function formatMultiplier(basisPoints: number): string {
  const digits = String(basisPoints).padStart(5, "0");
  const decimals = digits.slice(-4).replace(/0+$/, "");
  return digits.slice(0, -4) + (decimals && `.${decimals}`);
}
