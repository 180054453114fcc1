import { ContainerModule } from "inversify";
import { RequestCounts } from "../adapters/http/inbound/request-counts.ts";
import {
  mostOpenRequests,
  mostWaitingForPrices,
  type OpenRequests,
} from "../adapters/http/inbound/open-requests.ts";
import { SharedRequests, type SharedLimit } from "../adapters/http/inbound/shared-requests.ts";
import { postgresOpenRequests } from "../adapters/persistence/request-count/postgres-open-requests.ts";
import { postgresRequestCounts } from "../adapters/persistence/request-count/postgres-request-counts.ts";
import type { OpenRequestShare } from "../application/ports/open-request-share.ts";
import type { ExchangeCounts } from "../application/ports/request-counts.ts";
import { inRounds, type StartTask } from "./background-task.ts";
import type { Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what limits of requests count with. */
export const requestCountTokens = {
  counts: token<RequestCounts>("requestCounts"),
  exchange: token<ExchangeCounts>("exchangeCounts"),
  openRequestShare: token<OpenRequestShare>("openRequestShare"),
  sharedRequests: token<SharedRequests>("sharedRequests"),
  streams: token<SharedLimit>("streams"),
  polls: token<SharedLimit>("polls"),
  priceWaits: token<OpenRequests>("priceWaits"),
};

const shareOpenRequests = inRounds({
  pauseMs: 500,
  failed: "open requests were not counted together",
  round: (parts) => {
    const shared = parts.get(requestCountTokens.sharedRequests);
    return () => shared.round();
  },
});

/** A process that only works has none, and no part of what all may have. */
const shareWhereServed: StartTask = (parts, config) => {
  if (config.role === "worker") return () => Promise.resolve();
  const stop = shareOpenRequests(parts, config);
  return async () => {
    await stop();
    // Otherwise it is given back when the process was silent for some seconds.
    await parts
      .get(requestCountTokens.sharedRequests)
      .leave()
      .catch(() => undefined);
  };
};

/** Limits of requests, counted by all processes together. */
export const requestCounts: Feature = {
  module: new ContainerModule(({ bind }) => {
    const t = requestCountTokens;
    bind(t.counts).toResolvedValue((clock) => new RequestCounts(clock.now), [offerTokens.clock]);
    bind(t.exchange).toResolvedValue((pool) => postgresRequestCounts(pool), [tokens.dataSource]);
    bind(t.openRequestShare).toResolvedValue(
      (pool) => postgresOpenRequests(pool),
      [tokens.dataSource],
    );
    bind(t.sharedRequests).toResolvedValue(
      (share) => new SharedRequests(share),
      [t.openRequestShare],
    );
    bind(t.streams).toResolvedValue(
      (shared) => shared.limited("stream", mostOpenRequests),
      [t.sharedRequests],
    );
    bind(t.polls).toResolvedValue(
      (shared) => shared.limited("poll", mostOpenRequests),
      [t.sharedRequests],
    );
    bind(t.priceWaits).toResolvedValue(
      (shared) => shared.parted(mostWaitingForPrices),
      [t.sharedRequests],
    );
  }),
  tasks: [
    shareWhereServed,
    inRounds({
      pauseMs: 500,
      failed: "requests were not counted together",
      round: (parts) => {
        const t = requestCountTokens;
        const [counts, exchange] = [parts.get(t.counts), parts.get(t.exchange)];
        return () => counts.exchange(exchange);
      },
    }),
  ],
};
