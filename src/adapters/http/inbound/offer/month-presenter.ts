import { formatAmount, type Money } from "../../../../domain/money/money.ts";

/** How many trades came to an end, and the share of them that was completed. */
export function tradeShare(trades: number, completed: number) {
  const completedPercent = trades === 0 ? null : Math.floor((completed * 100) / trades);
  return { trades, completedPercent };
}

/** The class of a volume in whole coins, "0.1", "1000". */
export function volumeText(volume: Money): string {
  const text = formatAmount(volume);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
