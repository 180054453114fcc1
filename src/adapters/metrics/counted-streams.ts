import type { LiveEvents } from "../../application/ports/live-events.ts";
import type { ServerMetrics } from "./server-metrics.ts";

/** Live events for the streams: each listener is counted until it ends. */
export function countedStreams(events: LiveEvents, metrics: ServerMetrics): LiveEvents {
  return {
    subscribe(traderId, subscriber) {
      const unsubscribe = events.subscribe(traderId, subscriber);
      const closed = metrics.streamOpened();
      return () => {
        unsubscribe();
        closed();
      };
    },
    since: (traderId, number, most) => events.since(traderId, number, most),
    newest: () => events.newest(),
    place: () => events.place(),
  };
}
