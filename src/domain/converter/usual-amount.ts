const oneScaled = 10n ** 8n;

/** How much a converter begins with, in US dollars. */
const usualDollars = 100n;

/**
 * A round amount worth about 100 US dollars, in whole units or in hundredths of one:
 * "200", "50000", "0.05". `dollarScaled`: what a dollar costs, at 10^-8 of the unit.
 */
export function usualAmount(dollarScaled: bigint): string {
  const worth = dollarScaled * usualDollars;
  const hundredths = worth / (oneScaled / 100n);
  if (hundredths <= 1n) return "0.01";
  const power = 10n ** BigInt(hundredths.toString().length - 1);
  const round = [1n, 2n, 5n, 10n]
    .map((each) => each * power)
    .toSorted((one, other) => Number(distance(one, hundredths) - distance(other, hundredths)))[0];
  const text = (round ?? power).toString().padStart(3, "0");
  const decimals = text.slice(-2).replace(/0+$/, "");
  return decimals === "" ? text.slice(0, -2) : `${text.slice(0, -2)}.${decimals}`;
}

function distance(one: bigint, other: bigint): bigint {
  return one > other ? one - other : other - one;
}
