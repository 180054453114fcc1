import type { SpotCandleView } from "../../http/contract/spot/spot-views.ts";

/** The size of the drawing, in its own units. */
export const chartBox = { width: 600, height: 200 };

/** What stays free above and below, and of a candle's place at its side. */
const margin = 8;
const gap = 0.25;

/** The most candles that are drawn: the newest. */
const mostDrawn = 60;

/** The rectangles of candles, from the oldest on, from the lowest to the highest price. */
export function candleShapes(candles: readonly SpotCandleView[]) {
  const drawn = candles.slice(-mostDrawn);
  const low = Math.min(...drawn.map(({ lowest }) => Number(lowest)));
  const high = Math.max(...drawn.map(({ highest }) => Number(highest)));
  const place = Math.min(chartBox.width / drawn.length, chartBox.width / 20);
  const inside = chartBox.height - 2 * margin;
  const down = (price: string) => margin + (inside * (high - Number(price))) / (high - low || 1);
  const width = place * (1 - gap);
  return drawn.map((candle, index) => {
    const [open, close] = [down(candle.open), down(candle.close)];
    const [top, bottom] = [down(candle.highest), down(candle.lowest)];
    return {
      start: candle.start,
      x: index * place,
      isUp: close <= open,
      body: { y: Math.min(open, close), width, height: Math.max(Math.abs(close - open), 1) },
      wick: { y: top, inset: width / 2 - 0.5, width: 1, height: Math.max(bottom - top, 1) },
    };
  });
}
