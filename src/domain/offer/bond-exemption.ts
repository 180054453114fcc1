/** Offers in these coins skip the check of the owner's bond (answers 11). They are no coins of this platform yet. */
const withoutBond: ReadonlySet<string> = new Set(["XMR"]);

/** Whether an owner needs a bond for an offer in a coin, by the coin's code. */
export function needsBond(cryptoCurrencyCode: string): boolean {
  return !withoutBond.has(cryptoCurrencyCode);
}
