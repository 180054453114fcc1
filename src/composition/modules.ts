import { join } from "node:path";
import { ContainerModule } from "inversify";
import { createApp } from "../adapters/http/inbound/app.ts";
import { readPageShell } from "../adapters/http/inbound/pages/page-shell.ts";
import { boundRoutes } from "../adapters/http/inbound/routes.ts";
import {
  createDataSource,
  type DatabaseAddress,
} from "../adapters/persistence/connection/data-source.ts";
import { DatabaseReadiness } from "../adapters/persistence/health/database-readiness.ts";
import { createLogger } from "../adapters/logging/logger.ts";
import { CheckReadiness } from "../application/health/check-readiness.ts";
import type { Config } from "./config.ts";
import type { Project } from "./project.ts";
import { tokens } from "./tokens.ts";

/** What all features stand on: the log and the pool of connections. */
export function foundation(config: Config, address: DatabaseAddress): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.logger).toConstantValue(createLogger(config.logLevel));
    bind(tokens.dataSource).toConstantValue(createDataSource(address));
  });
}

/** The feature health: liveness and readiness. */
export const health = new ContainerModule(({ bind }) => {
  bind(tokens.databaseReadiness)
    .toResolvedValue((dataSource) => new DatabaseReadiness(dataSource), [tokens.dataSource])
    .inSingletonScope();
  bind(tokens.checkReadiness)
    .toResolvedValue((database) => new CheckReadiness([database]), [tokens.databaseReadiness])
    .inSingletonScope();
});

/** The traders' server. */
export function web(config: Config, project: Project): ContainerModule {
  const { baseUrl, brandName } = config;
  const info = { title: brandName, version: project.version, server: baseUrl };
  const webUiFolder = join(project.folder, "dist", "web-ui");
  return new ContainerModule(({ bind }) => {
    bind(tokens.app)
      .toResolvedValue(
        (logger, checkReadiness) =>
          createApp({
            logger,
            routes: boundRoutes({ checkReadiness }, info),
            pages: { shell: readPageShell(join(webUiFolder, "index.html")), brandName, baseUrl },
            webUiFolder,
          }),
        [tokens.logger, tokens.checkReadiness],
      )
      .inSingletonScope();
  });
}
