import type { Ticker } from "../../application/ports/rate-source.ts";

type Points = NonNullable<Ticker["points"]>;

/** The prices that an exchange gave. */
export function knownPoints(points: {
  readonly [Point in keyof Points]?: Points[Point] | undefined;
}): Points {
  return Object.fromEntries(Object.entries(points).filter(([, rate]) => rate !== undefined));
}
