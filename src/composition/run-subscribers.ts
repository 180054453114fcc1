import { newId } from "../adapters/identity/random-id.ts";
import type { DurableSubscriber } from "../adapters/persistence/outbox/durable-subscriber.ts";
import {
  DurableSubscription,
  mostTogether,
} from "../adapters/persistence/outbox/durable-subscription.ts";
import { WaitingSubscribers } from "../adapters/persistence/outbox/waiting-subscribers.ts";
import type { StartTask } from "./background-task.ts";
import type { Parts } from "./feature.ts";
import { repeat } from "./repeat.ts";
import { tokens } from "./tokens.ts";

/** A subscriber of a feature, built from the parts that it needs. */
export type FeatureSubscriber = (parts: Parts) => DurableSubscriber;

/** The pause between two looks for subscribers that have something to do, in ms. */
const pauseMs = 500;

/** Runs each separately, so that a slow one delays no other. */
export function runSubscribers(subscribers: readonly FeatureSubscriber[]): StartTask {
  return (parts) => {
    const logger = parts.get(tokens.logger);
    const dataSource = parts.get(tokens.dataSource);
    const worker = newId();
    const reports = {
      parked: (subscriber: string, event: { readonly number: number }, err: unknown) =>
        logger.error({ err, subscriber, event: event.number }, "an event was parked"),
      missed: (subscriber: string, events: number) =>
        logger.error({ subscriber, events }, "events were deleted before a subscriber saw them"),
    };
    const subscriptions = new Map(
      subscribers
        .map((make) => make(parts))
        .map((made) => [made.name, new DurableSubscription(dataSource, made, worker, reports)]),
    );
    const rounds = new Map<string, Promise<void>>();
    let isStopping = false;
    const run = async (name: string) => {
      try {
        let found = mostTogether;
        // A full round has more behind it, most likely.
        while (found >= mostTogether && !isStopping) {
          found = (await subscriptions.get(name)?.round()) ?? 0;
        }
      } catch (err) {
        logger.error({ err, subscriber: name }, "a subscriber failed");
      } finally {
        rounds.delete(name);
      }
    };
    const waiting = new WaitingSubscribers(dataSource, worker);
    const names = [...subscriptions.keys()];
    const going = repeat(
      async () => {
        for (const name of await waiting.among(names)) {
          if (!rounds.has(name)) rounds.set(name, run(name));
        }
      },
      pauseMs,
      (err) => logger.error({ err }, "subscribers could not be looked for"),
    );
    return async () => {
      isStopping = true;
      await going.stop();
      await Promise.all(rounds.values());
      const all = [...subscriptions.values()];
      await Promise.all(all.map((each) => each.release().catch(() => undefined)));
    };
  };
}
