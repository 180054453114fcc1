/** The lengths of the parts of a chart, in seconds, by their names. */
export const candleIntervals = {
  "1m": 60,
  "5m": 300,
  "15m": 900,
  "1h": 3_600,
  "4h": 14_400,
  "1d": 86_400,
} as const;
export type CandleInterval = keyof typeof candleIntervals;
