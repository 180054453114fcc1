/** A point of a chart as the API has it. */
export interface ChartPoint {
  readonly date: string;
  readonly rate: string;
}

/** The size of the drawing, in its own units. */
export const chartSize = { width: 600, height: 160 };

/** What stays free above and below the line. */
const margin = 8;

/** The points of an SVG line, from the first to the last moment and the lowest to the highest rate. */
export function linePoints(points: readonly ChartPoint[]): string {
  const times = points.map(({ date }) => Date.parse(date));
  const rates = points.map(({ rate }) => Number(rate));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const across = (time: number) => (chartSize.width * (time - first)) / (last - first || 1);
  const inside = chartSize.height - 2 * margin;
  const down = (rate: number) => margin + (inside * (high - rate)) / (high - low || 1);
  return points
    .map((_, index) => `${short(across(times[index] ?? 0))},${short(down(rates[index] ?? 0))}`)
    .join(" ");
}

function short(number: number): string {
  return number.toFixed(1);
}

/** What a chart says in words: the lowest and the highest rate, and by how much it changed in percent. */
export function chartFacts(points: readonly ChartPoint[]) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return undefined;
  const sorted = points.toSorted((one, other) => Number(one.rate) - Number(other.rate));
  return {
    first,
    last,
    low: (sorted[0] ?? first).rate,
    high: (sorted.at(-1) ?? last).rate,
    change: ((Number(last.rate) / Number(first.rate) - 1) * 100).toFixed(2),
  };
}
