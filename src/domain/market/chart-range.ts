/** How far back a chart goes. */
export const chartRanges = ["day", "week", "month", "year"] as const;
export type ChartRange = (typeof chartRanges)[number];

/** Other names of the ranges (specification, section 9). */
const aliases: Readonly<Record<string, ChartRange>> = { "24h": "day", "7d": "week", "1m": "month" };

/** Every name of a range. */
export const chartRangeNames: readonly string[] = [...chartRanges, ...Object.keys(aliases)];

/** The range of that name; without one, a month. */
export function chartRangeOf(name: string | undefined): ChartRange | undefined {
  if (name === undefined) return "month";
  return new Map(Object.entries(aliases)).get(name) ?? chartRanges.find((each) => each === name);
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds back from now, and between two points. */
export const spanOf: {
  readonly [Range in ChartRange]: { readonly backSeconds: number; readonly stepSeconds: number };
} = {
  day: { backSeconds: day, stepSeconds: 15 * minute },
  week: { backSeconds: 7 * day, stepSeconds: 2 * hour },
  month: { backSeconds: 31 * day, stepSeconds: 6 * hour },
  year: { backSeconds: 366 * day, stepSeconds: day },
};

/** How often rates are kept. */
export const keptEverySeconds = 5 * minute;

/**
 * From which age on only one rate in a step is kept. Each step divides those of the charts that go back
 * further than its age, so that none of their points is lost.
 */
export const thinning: readonly { readonly ageSeconds: number; readonly stepSeconds: number }[] = [
  { ageSeconds: 2 * day, stepSeconds: hour },
  { ageSeconds: 35 * day, stepSeconds: day },
];

/** Rates older than every chart are removed. */
export const forgottenAfterSeconds = 400 * day;
