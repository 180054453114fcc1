import { ContainerModule } from "inversify";
import { readGauge } from "../adapters/metrics/read-gauge.ts";
import { OutboxRelay } from "../adapters/persistence/outbox/outbox-relay.ts";
import { PostgresLiveEvents } from "../adapters/persistence/outbox/postgres-live-events.ts";
import { WaitForNews } from "../application/events/wait-for-news.ts";
import { token, tokens } from "./tokens.ts";
import type { Feature } from "./feature.ts";
import { inRounds } from "./background-task.ts";
import { metricsTokens } from "./metrics-module.ts";

/** The names of what notifies traders of events. */
export const eventTokens = {
  relay: token<OutboxRelay>("outboxRelay"),
  liveEvents: token<PostgresLiveEvents>("liveEvents"),
  waitForNews: token<WaitForNews>("waitForNews"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = eventTokens;
  bind(t.relay).toResolvedValue((pool) => new OutboxRelay(pool), [tokens.dataSource]);
  bind(t.liveEvents).toResolvedValue(
    (pool, listening) => new PostgresLiveEvents(pool, listening),
    [tokens.dataSource, tokens.listening],
  );
  bind(t.waitForNews).toResolvedValue((live) => new WaitForNews(live), [t.liveEvents]);
});

/** Events: from the outbox to those whom they concern. */
export const events: Feature = {
  module: parts,
  gauges: (found) => [
    readGauge(
      "peerhold_outbox_unpublished",
      "Events committed but not yet published",
      async () => (await found.get(metricsTokens.databaseNumbers).waiting()).unpublishedEvents,
    ),
  ],
  workerTasks: [
    inRounds({
      // How long events wait to be batched.
      pauseMs: 100,
      failed: "events were not published",
      round: (found) => {
        const relay = found.get(eventTokens.relay);
        return async () => void (await relay.publishAll());
      },
    }),
  ],
};
