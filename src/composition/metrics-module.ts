import { ContainerModule, type Container } from "inversify";
import type { MetricsPageParts } from "../adapters/http/inbound/metrics/metrics-page.ts";
import type { CountRequest } from "../adapters/http/inbound/metrics/request-meter.ts";
import { ServerMetrics, type ServerName } from "../adapters/metrics/server-metrics.ts";
import { PostgresBookAudits } from "../adapters/persistence/books/postgres-book-audits.ts";
import { BackgroundNumbers } from "../adapters/persistence/health/background-numbers.ts";
import { DatabaseNumbers } from "../adapters/persistence/health/database-numbers.ts";
import { isLoopback, type Config } from "./config.ts";
import { tokens } from "./tokens.ts";
import type { Feature } from "./feature.ts";

const parts = new ContainerModule(({ bind }) => {
  bind(tokens.metrics).toResolvedValue(
    (dataSource) => {
      const numbers = new DatabaseNumbers(dataSource);
      const background = new BackgroundNumbers(dataSource);
      const audits = new PostgresBookAudits(dataSource);
      return new ServerMetrics({
        pool: () => numbers.pool(),
        backlog: () => numbers.waiting(),
        background: () => background.read(),
        lastAudit: () => audits.last(),
      });
    },
    [tokens.dataSource],
  );
});

/** What a server counts with, and exposes its metrics by. */
export function metricsOf(
  container: Container,
  { baseUrl, metricsToken }: Config,
  server: ServerName,
): { readonly countRequest: CountRequest; readonly metrics: MetricsPageParts } {
  const all = container.get(tokens.metrics);
  return {
    countRequest: (request) => all.countRequest(server, request),
    metrics: {
      text: () => all.text(),
      token: metricsToken,
      trustsLoopback: isLoopback(new URL(baseUrl).hostname),
    },
  };
}

/** The metrics of the installation. */
export const metrics: Feature = {
  module: parts,
};
