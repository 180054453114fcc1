import type { OwnCoin } from "./own-coin.ts";

/** What a payment of Bitcoin takes, before it is signed. */
interface WantedPayment {
  /** In satoshi. */
  readonly amount: bigint;
  /** The length of the recipient's output script. */
  readonly scriptLength: number;
  /** What a transaction of `usualSize` would cost; other sizes cost in proportion. */
  readonly usualFee: bigint;
}

/** The coins that pay it, what comes back to us, and what is left to the network. */
interface ChosenCoins {
  readonly coins: readonly OwnCoin[];
  /** Zero: nothing comes back. */
  readonly change: bigint;
  readonly fee: bigint;
}

/** One input, the recipient and the change, all hashes of keys, in virtual bytes. */
export const usualSize = 141n;

/** More would cost too much, and tell too much about us. */
const mostCoins = 50;

/** Less than this is not passed on by nodes (294 satoshi for a hash of a key). */
export const dust = 294n;

/** In units of weight, four to a virtual byte; a signature as long as it can be. */
const weights = { frame: 42n, coin: 272n, output: 36n, scriptByte: 4n } as const;
/** Of a script with a hash of a key. */
export const keyHashLength = 22;

/** The size of a transaction with so many of our coins, in virtual bytes, rounded up. */
export function sizeOf(coins: number, scriptLengths: readonly number[]): bigint {
  const outputs = scriptLengths.reduce(
    (sum, length) => sum + weights.output + weights.scriptByte * BigInt(length),
    0n,
  );
  return (weights.frame + weights.coin * BigInt(coins) + outputs + 3n) / 4n;
}

/** The fee of a size, rounded up. */
export function feeOf(size: bigint, usualFee: bigint): bigint {
  return (size * usualFee + usualSize - 1n) / usualSize;
}

/**
 * Takes the largest coins until they pay the amount and the fee. What would come back and is not worth it is left
 * to the network. Undefined where the coins are not enough.
 */
export function chooseCoins(
  all: readonly OwnCoin[],
  { amount, scriptLength, usualFee }: WantedPayment,
): ChosenCoins | undefined {
  const largestFirst = all.toSorted((one, other) => Number(other.units - one.units));
  let sum = 0n;
  for (const [place, { units }] of largestFirst.slice(0, mostCoins).entries()) {
    sum += units;
    const coins = largestFirst.slice(0, place + 1);
    const feeWithChange = feeOf(sizeOf(coins.length, [scriptLength, keyHashLength]), usualFee);
    const change = sum - amount - feeWithChange;
    if (change >= dust) return { coins, change, fee: feeWithChange };
    const feeAlone = feeOf(sizeOf(coins.length, [scriptLength]), usualFee);
    if (sum >= amount + feeAlone) return { coins, change: 0n, fee: sum - amount };
  }
  return undefined;
}
