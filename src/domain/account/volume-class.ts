import { money, type Money } from "../money/money.ts";

/** In tenths of a Bitcoin: a profile does not reveal what its owner holds. */
const classes = [1000n, 100n, 10n, 1n].map((tenths) => tenths * 10_000_000n);

/** The greatest of 0, 0.1, 1, 10 and 100 BTC that does not exceed the traded volume. */
export function volumeClass(traded: Money<"BTC">): Money<"BTC"> {
  return money("BTC", classes.find((least) => least <= traded.units) ?? 0n);
}
