import { assets } from "../../../domain/money/asset.ts";
import { formatAmount, money } from "../../../domain/money/money.ts";
import { spotFee } from "../../../domain/spot/match-order.ts";
import { spotQuote, spotValue, type SpotMarket } from "../../../domain/spot/spot-market.ts";
import type { SpotSide } from "../../../domain/spot/spot-order.ts";
import { numberFormat } from "../design/amount-text.ts";

/** One price of a book as the API has it. */
export interface Level {
  readonly price: string;
  readonly amount: string;
}

/** USDT with two decimals, for prices and sums. `units`: base units of USDT. */
export function usdtText(locale: string, units: string | bigint): string {
  return numberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(formatAmount(money(spotQuote, BigInt(units))) as `${number}`);
}

/** An amount of the market's coin with the decimals of its lots. */
export function lotText(locale: string, { base, lot }: SpotMarket, units: string | bigint): string {
  const digits = assets[base].baseUnitDigits - String(lot).length + 1;
  return numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: "trunc",
  }).format(formatAmount(money(base, BigInt(units))) as `${number}`);
}

/** A typed decimal as a whole number of units with so many digits; undefined where it has more, or none. */
function unitsOf(typed: string, digits: number): bigint | undefined {
  const [whole = "", decimals = ""] = typed.split(".");
  const kept = decimals.replace(/0+$/, "");
  if (whole + decimals === "" || kept.length > digits) return undefined;
  return BigInt(`${whole}${kept.padEnd(digits, "0")}` || "0");
}

/** The price that was typed, in millionths of a USDT; undefined where it is no whole number of steps. */
export function typedPrice({ tick }: SpotMarket, typed: string): bigint | undefined {
  const price = unitsOf(typed, assets[spotQuote].baseUnitDigits);
  return price !== undefined && price > 0n && price % tick === 0n ? price : undefined;
}

/** The amount that was typed, in base units; undefined where it is no whole number of lots. */
export function typedAmount({ base, lot }: SpotMarket, typed: string): bigint | undefined {
  const amount = unitsOf(typed, assets[base].baseUnitDigits);
  return amount !== undefined && amount > 0n && amount % lot === 0n ? amount : undefined;
}

/** Units as somebody would type them. */
export function typedText(units: bigint, digits: number): string {
  const text = units.toString().padStart(digits + 1, "0");
  const decimals = text.slice(-digits).replace(/0+$/, "");
  return decimals === "" ? text.slice(0, -digits) : `${text.slice(0, -digits)}.${decimals}`;
}

/** What a market order gets from a book, level by level: how much, and what it is worth. */
export function walk(market: SpotMarket, levels: readonly Level[], amount: bigint) {
  let [left, value] = [amount, 0n];
  for (const level of levels) {
    if (left === 0n) break;
    const here = BigInt(level.amount) < left ? BigInt(level.amount) : left;
    value += spotValue(market, BigInt(level.price), here);
    left -= here;
  }
  return { amount: amount - left, value };
}

/** The most whole lots that a sum in USDT pays for: at one price, or level by level. */
export function lotsFor(market: SpotMarket, budget: bigint, at: bigint | readonly Level[]): bigint {
  const lots = (sum: bigint, price: bigint) => sum / spotValue(market, price, market.lot);
  if (typeof at === "bigint") return lots(budget, at) * market.lot;
  let [left, amount] = [budget, 0n];
  for (const { price, amount: there } of at) {
    const payable = lots(left, BigInt(price)) * market.lot;
    const here = payable < BigInt(there) ? payable : BigInt(there);
    amount += here;
    left -= spotValue(market, BigInt(price), here);
    if (here < BigInt(there)) break;
  }
  return amount;
}

/** What an order comes to: its value in USDT, and the fee of what it gets. */
export function totalOf(
  market: SpotMarket,
  side: SpotSide,
  { amount, value }: { readonly amount: bigint; readonly value: bigint },
  feeBasisPoints: number,
) {
  const got = side === "buy" ? money(market.base, amount) : money(spotQuote, value);
  return { value, fee: spotFee(got, feeBasisPoints) };
}

/** A change in percent with two decimals, as a decimal; undefined without both prices. */
export function changeOf(before: string | null, last: string | null): string | undefined {
  if (before === null || last === null || before === "0") return undefined;
  return ((Number(last) / Number(before) - 1) * 100).toFixed(2);
}
