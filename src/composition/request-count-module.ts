import { ContainerModule } from "inversify";
import { RequestCounts } from "../adapters/http/inbound/request-counts.ts";
import { postgresRequestCounts } from "../adapters/persistence/request-count/postgres-request-counts.ts";
import type { ExchangeCounts } from "../application/ports/request-counts.ts";
import { inRounds } from "./background-task.ts";
import type { Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what limits of requests count with. */
export const requestCountTokens = {
  counts: token<RequestCounts>("requestCounts"),
  exchange: token<ExchangeCounts>("exchangeCounts"),
};

/** Limits of requests, counted by all processes together. */
export const requestCounts: Feature = {
  module: new ContainerModule(({ bind }) => {
    const t = requestCountTokens;
    bind(t.counts).toResolvedValue((clock) => new RequestCounts(clock.now), [offerTokens.clock]);
    bind(t.exchange).toResolvedValue((pool) => postgresRequestCounts(pool), [tokens.dataSource]);
  }),
  tasks: [
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
