import { join } from "node:path";
import type { Express } from "express";
import { ContainerModule, type Container } from "inversify";
import { createApp } from "../adapters/http/inbound/app.ts";
import { readPageShell } from "../adapters/http/inbound/pages/page-shell.ts";
import { boundRoutes, type UseCases } from "../adapters/http/inbound/routes.ts";
import {
  createDataSource,
  type DatabaseAddress,
} from "../adapters/persistence/connection/data-source.ts";
import { DatabaseReadiness } from "../adapters/persistence/health/database-readiness.ts";
import { createLogger } from "../adapters/logging/logger.ts";
import { CheckReadiness } from "../application/health/check-readiness.ts";
import { defaultTradePolicy } from "../domain/trade/trade-policy.ts";
import { accountTokens } from "./account-module.ts";
import type { Config } from "./config.ts";
import { offerTokens } from "./offer-module.ts";
import type { Project } from "./project.ts";
import { tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";
import { walletTokens } from "./wallet-module.ts";

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

/** The traders' server, made of what the container holds. */
export function createWebApp(container: Container, config: Config, project: Project): Express {
  const { baseUrl, brandName, demo } = config;
  const webUiFolder = join(project.folder, "dist", "web-ui");
  const gate = container.get(accountTokens.gate);
  const useCases: UseCases = {
    checkReadiness: container.get(tokens.checkReadiness),
    registerTrader: container.get(accountTokens.registerTrader),
    logIn: container.get(accountTokens.logIn),
    logOut: container.get(accountTokens.logOut),
    listCryptoCurrencies: container.get(offerTokens.listCryptoCurrencies),
    listOffers: container.get(offerTokens.listOffers),
    viewOffer: container.get(offerTokens.viewOffer),
    startTrade: container.get(tradeTokens.startTrade),
    viewTrade: container.get(tradeTokens.viewTrade),
    listActiveTrades: container.get(tradeTokens.listActiveTrades),
    markTradePaid: container.get(tradeTokens.markTradePaid),
    releaseTrade: container.get(tradeTokens.releaseTrade),
    cancelTrade: container.get(tradeTokens.cancelTrade),
    tradePolicy: defaultTradePolicy,
    viewBalances: container.get(walletTokens.viewBalances),
    useFaucet: demo ? container.get(walletTokens.useFaucet) : undefined,
    marketPrices: container.get(offerTokens.marketPrices),
  };
  const info = { title: brandName, version: project.version, server: baseUrl };
  return createApp({
    logger: container.get(tokens.logger),
    gate,
    routes: boundRoutes(useCases, gate, info),
    pages: {
      shell: readPageShell(join(webUiFolder, "index.html")),
      brandName,
      baseUrl,
      isDemo: demo,
      gate,
    },
    webUiFolder,
  });
}
