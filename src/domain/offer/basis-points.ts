/** Parses a typed percentage, "-1.5", as basis points: at most two decimals. */
export function parseBasisPoints(text: string): number | undefined {
  const match = /^(-?)(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = "", decimals = ""] = match;
  const points = Number(whole + decimals.padEnd(2, "0"));
  return sign === "-" && points > 0 ? -points : points;
}

/** Basis points as a percentage without trailing zeros: 150 is "1.5". */
export function formatBasisPoints(basisPoints: bigint): string {
  const points = basisPoints < 0n ? -basisPoints : basisPoints;
  const decimals = String(points % 100n)
    .padStart(2, "0")
    .replace(/0+$/, "");
  const sign = basisPoints < 0n ? "-" : "";
  return `${sign}${points / 100n}${decimals && `.${decimals}`}`;
}
