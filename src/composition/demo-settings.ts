import { CannotStart } from "../application/ports/cannot-start.ts";

/** As many as its made-up people may have between them. */
const mostDemoOffers = 5_000;

/** How many offers fill a demo's market. Throws `CannotStart` beyond its bounds, and outside a demo. */
export function demoOffers(text: string, demo: boolean): number {
  const offers = /^\d{1,4}$/.test(text) ? Number(text) : Infinity;
  if (offers > mostDemoOffers || (offers > 0 && !demo)) {
    throw new CannotStart(
      `DEMO_OFFERS is "${text}", but has to be a number of offers of a demo, 0 to ${mostDemoOffers}.`,
    );
  }
  return offers;
}
