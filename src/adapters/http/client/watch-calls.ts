import type { CallReports } from "./call-reports.ts";
import { passing } from "./retry-delay.ts";
import type { EndedCall } from "./transport.ts";

/** The share of all calls whose duration is reported (specification, section 9). */
export const traceSampleRate = 0.005;

/**
 * Passes on the calls that may be worth a report. `load` gives the reports when they are needed,
 * which is seldom; `random`: from 0 to below 1.
 */
export function watchCalls(
  load: () => Promise<Pick<CallReports, "note">>,
  random: () => number = Math.random,
): (ended: EndedCall) => void {
  return (ended) => {
    const isTraced = random() < traceSampleRate;
    if (!isTraced && !passing.has(ended.status)) return;
    void load().then(
      (reports) => reports.note(ended, isTraced),
      () => undefined,
    );
  };
}
