import { CannotStart } from "../application/ports/cannot-start.ts";
import { isLoopback } from "./public-address.ts";

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

export function isSet(name: string, value: string): boolean {
  if (value === "0" || value === "1") return value === "1";
  throw new CannotStart(`${name} is "${value}", but has to be 0 or 1.`);
}

/** Whether a rule that protects people is on: with real money, always. */
export function safetyRule(name: string, text: string, demo: boolean): boolean {
  const holds = isSet(name, text);
  if (holds || demo) return holds;
  throw new CannotStart(
    `${name} is 0, but only a demo can turn this rule off: remove the setting.`,
  );
}

/**
 * A demo's passwords and codes are known to everybody: it is for this machine, unless it is said to
 * be public. `places` are the addresses it is reached at, by setting.
 */
export function demoMode(
  text: string,
  database: string | undefined,
  places: Readonly<Record<string, string>>,
  isPublic: boolean,
): boolean {
  const open = Object.entries(places).find(([, host]) => !isLoopback(host));
  const isUsual = database === undefined && open === undefined;
  const isDemo = isSet("DEMO", text || (isUsual ? "1" : "0"));
  if (!isDemo || isPublic || !open) return isDemo;
  throw new CannotStart(
    `${open[0]} is ${open[1]}: others could sign in to the demo's accounts, so demo mode needs DEMO_PUBLIC=1 there.`,
  );
}
