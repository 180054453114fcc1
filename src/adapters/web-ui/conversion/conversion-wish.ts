import { realAssets, type RealAsset } from "../../../domain/money/asset.ts";
import { parseAmount } from "../../../domain/money/money.ts";
import { cleanTyped } from "../design/clean-typed.ts";

/** What is filled in. */
export interface ConversionWish {
  readonly from: RealAsset;
  readonly to: RealAsset;
  /** Of `from`, in whole coins, as typed. */
  readonly amount: string;
}

/** Reads `?from=&to=&amount=`; whatever is unreadable is left out. */
export function readConversion(search: string): ConversionWish {
  const query = new URLSearchParams(search);
  const coin = (name: string) => realAssets.find((each) => each === query.get(name)?.toUpperCase());
  const from = coin("from") ?? "BTC";
  const amount = cleanTyped(query.get("amount") ?? "") ?? "";
  return withFrom({ from, to: coin("to") ?? otherThan(from), amount }, from);
}

/** A coin is not converted into itself: the two change places. */
export function withFrom(wish: ConversionWish, from: RealAsset): ConversionWish {
  if (wish.to !== from) return { ...wish, from };
  return { ...wish, from, to: wish.from === from ? otherThan(from) : wish.from };
}

/** The same, for the coin that arrives. */
export function withTo(wish: ConversionWish, to: RealAsset): ConversionWish {
  return wish.from === to ? { ...wish, from: wish.to, to } : { ...wish, to };
}

/** The amount in base units; undefined where it is no amount above zero of the coin. */
export function unitsToConvert({ from, amount }: ConversionWish): string | undefined {
  const parsed = parseAmount(from, amount);
  return parsed.ok && parsed.value.units > 0n ? String(parsed.value.units) : undefined;
}

function otherThan(asset: RealAsset): RealAsset {
  return asset === "USDT" ? "BTC" : "USDT";
}
