import { ContainerModule } from "inversify";
import { OutboxRelay } from "../adapters/persistence/outbox/outbox-relay.ts";
import { PostgresLiveEvents } from "../adapters/persistence/outbox/postgres-live-events.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what tells traders that something happened. */
export const eventTokens = {
  relay: token<OutboxRelay>("outboxRelay"),
  liveEvents: token<PostgresLiveEvents>("liveEvents"),
};

/** Events: from the outbox to those whom they concern. */
export const events = new ContainerModule(({ bind }) => {
  const t = eventTokens;
  bind(t.relay).toResolvedValue((pool) => new OutboxRelay(pool), [tokens.dataSource]);
  bind(t.liveEvents).toResolvedValue((pool) => new PostgresLiveEvents(pool), [tokens.dataSource]);
});
