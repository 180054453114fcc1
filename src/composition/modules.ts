import { join } from "node:path";
import type { Express } from "express";
import { ContainerModule, type Container } from "inversify";
import { createApp } from "../adapters/http/inbound/app.ts";
import { readPageShell } from "../adapters/http/inbound/pages/page-shell.ts";
import { boundRoutes, type UseCases } from "../adapters/http/inbound/routes.ts";
import { countedStreams } from "../adapters/metrics/counted-streams.ts";
import { AuditSeal } from "../adapters/persistence/audit/audit-seal.ts";
import {
  createDataSource,
  type DatabaseAddress,
} from "../adapters/persistence/connection/data-source.ts";
import { isPassingTrouble } from "../adapters/persistence/connection/passing-trouble.ts";
import { DatabaseReadiness } from "../adapters/persistence/health/database-readiness.ts";
import { createLogger } from "../adapters/logging/logger.ts";
import { WaitForNews } from "../application/events/wait-for-news.ts";
import { CheckReadiness } from "../application/health/check-readiness.ts";
import { accountTokens } from "./account-module.ts";
import { chatTokens } from "./chat-module.ts";
import { claimTokens } from "./claim-module.ts";
import type { Config } from "./config.ts";
import { disputeTokens } from "./dispute-module.ts";
import { eventTokens } from "./event-module.ts";
import { feedbackTokens } from "./feedback-module.ts";
import { kycTokens } from "./kyc-module.ts";
import { metricsOf } from "./metrics-module.ts";
import { offerTokens } from "./offer-module.ts";
import { profileTokens } from "./profile-module.ts";
import type { Project } from "./project.ts";
import { haltTokens } from "./halt-module.ts";
import { tokens } from "./tokens.ts";
import { tradeHistoryTokens } from "./trade-history-module.ts";
import { tradeTokens } from "./trade-module.ts";
import { walletTokens } from "./wallet-module.ts";

/** What all features stand on: the log, the pool of connections, and the seal of staff's acts. */
export function foundation(
  config: Config,
  address: DatabaseAddress,
  auditKey: Uint8Array,
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.logger).toConstantValue(createLogger(config.logLevel));
    bind(tokens.dataSource).toConstantValue(createDataSource(address));
    bind(tokens.auditSeal).toConstantValue(new AuditSeal(auditKey));
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
    checkLimits: container.get(kycTokens.checkLimits),
    viewSettings: container.get(accountTokens.viewSettings),
    changeSettings: container.get(accountTokens.changeSettings),
    changeUsername: container.get(accountTokens.changeUsername),
    changePassword: container.get(accountTokens.changePassword),
    listSessions: container.get(accountTokens.listSessions),
    endSession: container.get(accountTokens.endSession),
    endOtherSessions: container.get(accountTokens.endOtherSessions),
    viewProfile: container.get(profileTokens.viewProfile),
    listReceivedFeedback: container.get(profileTokens.listReceivedFeedback),
    listActiveOffers: container.get(profileTokens.listActiveOffers),
    listCryptoCurrencies: container.get(offerTokens.listCryptoCurrencies),
    listOffers: container.get(offerTokens.listOffers),
    viewOffer: container.get(offerTokens.viewOffer),
    createOffer: container.get(offerTokens.createOffer),
    editOffer: container.get(offerTokens.editOffer),
    capOffer: container.get(offerTokens.capOffer),
    switchOffer: container.get(offerTokens.switchOffer),
    switchAllOffers: container.get(offerTokens.switchAllOffers),
    priceOffer: container.get(offerTokens.priceOffer),
    limitOffer: container.get(offerTokens.limitOffer),
    reportOffer: container.get(offerTokens.reportOffer),
    appealOffer: container.get(offerTokens.appealOffer),
    deleteOffer: container.get(offerTokens.deleteOffer),
    listMyOffers: container.get(offerTokens.listMyOffers),
    viewMyOffer: container.get(offerTokens.viewMyOffer),
    startTrade: container.get(tradeTokens.startTrade),
    viewTrade: container.get(tradeTokens.viewTrade),
    listActiveTrades: container.get(tradeTokens.listActiveTrades),
    listTradeHistory: container.get(tradeHistoryTokens.listTradeHistory),
    viewAcceptedOffer: container.get(tradeHistoryTokens.viewAcceptedOffer),
    waitForNews: new WaitForNews(container.get(eventTokens.liveEvents)),
    markTradePaid: container.get(tradeTokens.markTradePaid),
    releaseTrade: container.get(tradeTokens.releaseTrade),
    fundTrade: container.get(tradeTokens.fundTrade),
    extendWindow: container.get(tradeTokens.extendWindow),
    withdrawPaid: container.get(tradeTokens.withdrawPaid),
    propose: container.get(tradeTokens.propose),
    acceptProposal: container.get(tradeTokens.acceptProposal),
    declineProposal: container.get(tradeTokens.declineProposal),
    cancelTrade: container.get(tradeTokens.cancelTrade),
    openDispute: container.get(disputeTokens.openDispute),
    withdrawDispute: container.get(disputeTokens.withdrawDispute),
    appealVerdict: container.get(disputeTokens.appealVerdict),
    acceptVerdict: container.get(disputeTokens.acceptVerdict),
    reportChargeback: container.get(claimTokens.reportChargeback),
    answerChargeback: container.get(claimTokens.answerChargeback),
    marketOf: container.get(tradeTokens.marketOf),
    readMessages: container.get(chatTokens.readMessages),
    sendMessage: container.get(chatTokens.sendMessage),
    viewFeedback: container.get(feedbackTokens.viewFeedback),
    giveFeedback: container.get(feedbackTokens.giveFeedback),
    replyToFeedback: container.get(feedbackTokens.replyToFeedback),
    viewBalances: container.get(walletTokens.viewBalances),
    viewHistory: container.get(walletTokens.viewHistory),
    useFaucet: demo ? container.get(walletTokens.useFaucet) : undefined,
    viewHalts: container.get(haltTokens.viewHalts),
    marketPrices: container.get(offerTokens.marketPrices),
  };
  const info = { title: brandName, version: project.version, server: baseUrl };
  return createApp({
    logger: container.get(tokens.logger),
    gate,
    limits: config.limits,
    ...metricsOf(container, config, "traders"),
    liveEvents: countedStreams(
      container.get(eventTokens.liveEvents),
      container.get(tokens.metrics),
    ),
    routes: boundRoutes(useCases, gate, info),
    pages: {
      shell: readPageShell(join(webUiFolder, "index.html")),
      brandName,
      baseUrl,
      isDemo: demo,
      gate,
    },
    isPassing: isPassingTrouble,
    webUiFolder,
  });
}
