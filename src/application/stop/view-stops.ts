import { isEndAsked } from "../../domain/stop/stop-rules.ts";
import type { StopRecord, StopSince, StopStore } from "../ports/stop-store.ts";

/** What the page of the stops shows, for one reader. */
export interface StopsView {
  /** Those that hold; `endAsked` only while it waits for a second person. */
  readonly open: readonly StopRecord[];
  readonly ended: readonly StopRecord[];
}

/** How many stops the page goes back. */
const most = 100;

/** What the house has stopped: in short for everybody, whole for admins. */
export class ViewStops {
  readonly #stops: StopStore;

  constructor(stops: StopStore) {
    this.#stops = stops;
  }

  open(): Promise<readonly StopSince[]> {
    return this.#stops.listOpen();
  }

  async execute(): Promise<StopsView> {
    const { stops, now } = await this.#stops.list(most);
    const open = stops
      .filter(({ ended }) => ended === undefined)
      .map(({ endAsked, ...stop }) => ({
        ...stop,
        endAsked: endAsked && isEndAsked(endAsked, now) ? endAsked : undefined,
      }));
    return { open, ended: stops.filter(({ ended }) => ended !== undefined) };
  }
}
