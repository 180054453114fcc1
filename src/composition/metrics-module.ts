import type { RequestHandler } from "express";
import { ContainerModule, type Container } from "inversify";
import type { MetricsPageParts } from "../adapters/http/inbound/metrics/metrics-page.ts";
import { traceRequests } from "../adapters/http/inbound/metrics/trace-requests.ts";
import type { CountRequest } from "../adapters/http/inbound/metrics/request-meter.ts";
import { readGauge } from "../adapters/metrics/read-gauge.ts";
import type { ServerName } from "../adapters/metrics/server-metrics.ts";
import { DatabaseNumbers } from "../adapters/persistence/health/database-numbers.ts";
import type { Config } from "./config.ts";
import { isLoopback } from "./public-address.ts";
import { sendTraces } from "./tracing.ts";
import { token, tokens } from "./tokens.ts";
import type { Feature } from "./feature.ts";

/** The names of what several features read their metrics from. */
export const metricsTokens = {
  databaseNumbers: token<DatabaseNumbers>("databaseNumbers"),
};

const parts = new ContainerModule(({ bind }) => {
  bind(metricsTokens.databaseNumbers).toResolvedValue(
    (pool) => new DatabaseNumbers(pool),
    [tokens.dataSource],
  );
});

/** What a server counts and traces with, and exposes its metrics by. */
export function metricsOf(
  container: Container,
  { baseUrl, metricsToken }: Config,
  server: ServerName,
): {
  readonly countRequest: CountRequest;
  readonly traced: RequestHandler | undefined;
  readonly metrics: MetricsPageParts;
} {
  const all = container.get(tokens.metrics);
  const traces = container.get(tokens.traces);
  const group = container.get(tokens.processGroup);
  return {
    countRequest: (request) => all.countRequest(server, request),
    traced: traces && traceRequests(server, traces.tracer),
    metrics: {
      text: async () => {
        const beside = await group?.others();
        return group && beside
          ? all.textBeside(group.name, beside.others, beside.state)
          : all.text();
      },
      token: metricsToken,
      trustsLoopback: isLoopback(new URL(baseUrl).hostname),
    },
  };
}

/** The metrics and traces of the installation. */
export const metrics: Feature = {
  module: parts,
  tasks: [sendTraces],
  gauges(found) {
    const pool = () => found.get(metricsTokens.databaseNumbers).pool();
    return [
      readGauge("peerhold_pool_connections_in_use", "Connections in use", async () => pool().inUse),
      readGauge(
        "peerhold_pool_requests_waiting",
        "Requests waiting for a connection",
        async () => pool().waiting,
      ),
    ].map((gauge) => ({ ...gauge, isOfProcess: true }));
  },
};
