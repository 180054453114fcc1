import "reflect-metadata";
import { Container, ContainerModule, type ServiceIdentifier } from "inversify";
import { createLogger } from "../adapters/logging/logger.ts";
import { ServerMetrics } from "../adapters/metrics/server-metrics.ts";
import { AuditSeal } from "../adapters/persistence/audit/audit-seal.ts";
import { createDataSource, directAddress } from "../adapters/persistence/connection/data-source.ts";
import { isPooled } from "../adapters/persistence/connection/session-settings.ts";
import { ReplicaReads } from "../adapters/persistence/connection/replica-reads.ts";
import { isPassingTrouble } from "../adapters/persistence/connection/passing-trouble.ts";
import type { Feature, Installation } from "./feature.ts";
import { loadDrawScreen } from "./first-screens.ts";
import { openTraces } from "./tracing.ts";
import { features } from "./features.ts";
import { tokens } from "./tokens.ts";

/** Substitutes another part for one of the application's. */
export type Override = (container: Container) => void;

/** Replaces the part of this name everywhere that it is used. */
export function override<Part>(token: ServiceIdentifier<Part>, part: NoInfer<Part>): Override {
  return (container) => void container.rebind(token).toConstantValue(part);
}

/** All parts of the application, or of the named features; nothing is opened yet. */
export function createContainer(
  installation: Installation,
  overrides: readonly Override[] = [],
  loaded: readonly Feature[] = features,
): Container {
  const container = new Container({ defaultScope: "Singleton" });
  const modules = loaded.map(({ module }) =>
    typeof module === "function" ? module(installation) : module,
  );
  container.load(foundation(installation), ...modules);
  container
    .bind(tokens.metrics)
    .toDynamicValue(
      () => new ServerMetrics(loaded.flatMap(({ gauges }) => gauges?.(container) ?? [])),
    );
  for (const replace of overrides) replace(container);
  return container;
}

/** What all features build on: the log, the connection pool, the seal of the staff log. */
function foundation({ config, address, secrets }: Installation): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const logger = createLogger(config.logLevel, undefined, { isOutage: isPassingTrouble });
    bind(tokens.logger).toConstantValue(logger);
    bind(tokens.processGroup).toConstantValue(undefined);
    bind(tokens.traces).toResolvedValue(
      (group) => openTraces(config, group?.name),
      [tokens.processGroup],
    );
    const broken = (err: unknown) => logger.warn({ err }, "a connection to the database broke");
    const pool = createDataSource(address, undefined, broken);
    bind(tokens.dataSource).toConstantValue(pool);
    bind(tokens.listening).toConstantValue(
      isPooled(address) ? createDataSource(directAddress(address), undefined, broken) : pool,
    );
    const replicas = config.databaseReadUrls.map((url) =>
      createDataSource({ ...address, url }, undefined, broken),
    );
    bind(tokens.reads).toResolvedValue(
      (primary) => new ReplicaReads(primary, replicas),
      [tokens.dataSource],
    );
    bind(tokens.drawScreen).toConstantValue(loadDrawScreen);
    bind(tokens.auditSeal).toConstantValue(new AuditSeal(secrets.audit));
  });
}
