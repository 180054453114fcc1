/** Offers within one span of distances from the market, in basis points: `from` included, `to` not. */
export interface DepthBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const steps = [25, 50, 100, 200, 500, 1_000, 2_000, 5_000] as const;
const mostBars = 12;

/** Prices further from the market than this count as being this far: in basis points. */
const farthest = 5_000;

/**
 * Bars of one width over the distances of offers from the market, none left out between the first and the
 * last: the narrowest of a few round widths that needs no more than a dozen of them.
 */
export function depthBars(distances: readonly number[]): readonly DepthBar[] {
  if (distances.length === 0) return [];
  const near = distances.map((each) => Math.max(-farthest, Math.min(farthest, each)));
  const [least, most] = [Math.min(...near), Math.max(...near)];
  const placeOf = (distance: number, step: number) => Math.floor(distance / step);
  const step =
    steps.find((each) => placeOf(most, each) - placeOf(least, each) < mostBars) ?? farthest;
  const first = placeOf(least, step);
  const bars = Array.from({ length: placeOf(most, step) - first + 1 }, (_, place) => ({
    from: (first + place) * step,
    to: (first + place + 1) * step,
    count: 0,
  }));
  for (const distance of near) {
    const bar = bars[placeOf(distance, step) - first];
    if (bar) bar.count += 1;
  }
  return bars;
}
