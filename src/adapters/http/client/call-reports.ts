import type { Report } from "./send-report.ts";
import { passing } from "./retry-delay.ts";
import type { EndedCall } from "./transport.ts";

/** The same failure of the same route is reported once in this time. */
const quietMs = 60_000;

/**
 * Reports calls that ended with a failure of the server, and how long a sample of all calls took.
 * Of polls only a 500 is reported: their other failures pass with the next one.
 */
export class CallReports {
  readonly #send: (report: Report) => void;
  readonly #now: () => number;
  readonly #sentAt = new Map<string, number>();

  /** `now`: in milliseconds. */
  constructor(send: (report: Report) => void, now: () => number = Date.now) {
    this.#send = send;
    this.#now = now;
  }

  /** Takes note of a call after its last attempt. `isTraced`: it belongs to the sample. */
  note(ended: EndedCall, isTraced: boolean): void {
    const { method, path: route, status, milliseconds, isBackground } = ended;
    const facts = { method, route, status };
    if (isTraced) this.#send({ type: "call-trace", body: { ...facts, milliseconds } });
    if (isBackground ? status !== 500 : !passing.has(status)) return;
    const name = `${method} ${route} ${status}`;
    const now = this.#now();
    if (now - (this.#sentAt.get(name) ?? -Infinity) < quietMs) return;
    this.#sentAt.set(name, now);
    this.#send({ type: "call-failed", body: facts });
  }
}
