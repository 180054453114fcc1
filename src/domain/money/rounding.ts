/** Names the direction of a division that is not exact. There is no default. */
export type Rounding = (numerator: bigint, denominator: bigint) => bigint;

/** Towards minus infinity. */
export const roundDown: Rounding = (numerator, denominator) => {
  const quotient = numerator / positive(denominator);
  return numerator % denominator < 0n ? quotient - 1n : quotient;
};

/** Towards plus infinity. */
export const roundUp: Rounding = (numerator, denominator) => -roundDown(-numerator, denominator);

/** To the nearest; a half goes away from zero (decisions, Money: prices). */
export const roundHalfAwayFromZero: Rounding = (numerator, denominator) => {
  const doubled = 2n * numerator;
  return numerator < 0n
    ? roundUp(doubled - positive(denominator), 2n * denominator)
    : roundDown(doubled + positive(denominator), 2n * denominator);
};

function positive(denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError(`A denominator must be positive, got ${denominator}`);
  return denominator;
}
