import { newId } from "../adapters/identity/random-id.ts";
import type { DurableSubscriber } from "../adapters/persistence/outbox/durable-subscriber.ts";
import { DurableSubscription } from "../adapters/persistence/outbox/durable-subscription.ts";
import type { StartTask } from "./background-task.ts";
import type { Parts } from "./feature.ts";
import { repeat } from "./repeat.ts";
import { tokens } from "./tokens.ts";

/** A subscriber of a feature, built from the parts that it needs. */
export type FeatureSubscriber = (parts: Parts) => DurableSubscriber;

/** The pause of a subscriber between two rounds, in ms. */
const pauseMs = 500;

/** Runs each separately, so that a slow one delays no other. */
export function runSubscribers(subscribers: readonly FeatureSubscriber[]): StartTask {
  return (parts) => {
    const logger = parts.get(tokens.logger);
    const worker = newId();
    const running = subscribers.map((make) => {
      const made = make(parts);
      const subscription = new DurableSubscription(parts.get(tokens.dataSource), made, worker, {
        parked: (subscriber, event, err) =>
          logger.error({ err, subscriber, event: event.number }, "an event was parked"),
        missed: (subscriber, events) =>
          logger.error({ subscriber, events }, "events were deleted before a subscriber saw them"),
      });
      const going = repeat(
        () => subscription.round(),
        pauseMs,
        (err) => logger.error({ err, subscriber: made.name }, "a subscriber failed"),
      );
      return async () => {
        await going.stop();
        await subscription.release().catch(() => undefined);
      };
    });
    return async () => {
      await Promise.all(running.map((stop) => stop()));
    };
  };
}
