import type { Ticker } from "../../application/ports/rate-source.ts";

type Points = NonNullable<Ticker["points"]>;

/** What an exchange gave besides the last trade, as a part of its ticker. */
export function knownPoints(points: {
  readonly [Point in keyof Points]?: Points[Point] | undefined;
}): Pick<Ticker, "points"> {
  const known = Object.entries(points).filter(([, rate]) => rate !== undefined);
  return known.length === 0 ? {} : { points: Object.fromEntries(known) };
}
