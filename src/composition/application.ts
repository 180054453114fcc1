import { setTimeout as pause } from "node:timers/promises";
import type { Container } from "inversify";
import { createWorkerApp } from "../adapters/http/inbound/worker-app.ts";
import type { ProcessMetrics } from "../adapters/metrics/metrics-of-processes.ts";
import { listen } from "../adapters/http/inbound/http-server.ts";
import { fillTradeStates } from "../adapters/persistence/trade/fill-trade-states.ts";
import { migrate } from "../adapters/persistence/migrations/migrate.ts";
import { startTasks } from "./background-task.ts";
import { isBehindUnknownProxy, type Config } from "./config.ts";
import { createConsole } from "./console.ts";
import { seedDemo, seedDemoMarket, quoteDemoBooks, type ContainerOn } from "./demo.ts";
import { eventTokens } from "./event-module.ts";
import { jobsTokens } from "./jobs-module.ts";
import { metricsOf } from "./metrics-module.ts";
import { createWebApp } from "./web-app.ts";
import { createContainer, type Override } from "./container.ts";
import type { Installation } from "./feature.ts";
import { healthTokens } from "./health-module.ts";
import { marketPriceTokens } from "./market-price-module.ts";
import { offerTokens } from "./offer-module.ts";
import { openDatabase } from "./open-database.ts";
import { openPools } from "./open-pools.ts";
import type { Project } from "./project.ts";
import { repeat, type Repetition } from "./repeat.ts";
import { runSubscribers } from "./run-subscribers.ts";
import { loadSecrets } from "./secrets.ts";
import { staffTokens } from "./staff-module.ts";
import { onDemoClock } from "./demo-history.ts";
import { tokens } from "./tokens.ts";
import { tracedJob } from "./tracing.ts";
import { features } from "./features.ts";
import { policyTokens } from "./policy-module.ts";

/** A process that serves. */
export interface Application {
  /** The address to open in a browser; undefined for a worker-only process. */
  readonly url: string | undefined;
  /** The address of the console, where staff work. */
  readonly adminUrl: string | undefined;
  /** Where a worker-only process answers health checks. */
  readonly workerUrl: string | undefined;
  /** Where the first member of staff creates an account, once; undefined where there is staff. */
  readonly firstInvitation: string | undefined;
  /** What this process counted, for the one of its group that was asked. */
  ownMetrics(): Promise<ProcessMetrics["metrics"]>;
  /** Finishes what is under way, then closes everything in reverse order of opening. */
  stop(): Promise<void>;
}

const nowhere = {
  url: undefined,
  adminUrl: undefined,
  workerUrl: undefined,
  firstInvitation: undefined,
};

const servedByOwner =
  "the account that serves owns the tables and could rewrite history: set DATABASE_MIGRATE_URL (docs/operations.md)";

const callersLookAlike =
  "all callers have the proxy's address: name it in TRUSTED_PROXIES (docs/operations.md)";

/** How long requests under way may take to finish once the process was told to stop. */
const drainMs = 8_000;

/**
 * Starts everything in order. When a part fails, those started before it are stopped again.
 * `overrides`: parts that tests substitute for the application's.
 */
export async function startApplication(
  config: Config,
  project: Project,
  overrides: readonly Override[] = [],
): Promise<Application> {
  const closers: (() => Promise<void>)[] = [];
  try {
    const { owner, app } = await openDatabase(config, closers);
    const database = await migrate(owner, app);
    const secrets = loadSecrets(config.dataFolder);
    const installation = { config, address: database.app, secrets };
    const container = createContainer(installation, overrides);
    if (database.isServedByOwner) container.get(tokens.logger).warn(servedByOwner);
    if (isBehindUnknownProxy(config)) container.get(tokens.logger).warn(callersLookAlike);
    await openPools(container, database.app, closers);
    await fillTradeStates(container.get(tokens.dataSource));
    await container.get(policyTokens.policies).refresh();
    const prices = startPrices(container);
    // Do not wait for a slow exchange whose answer is no longer needed.
    closers.push(async () => void prices.stop());
    // Prices are external: the marketplace also opens while they are slow or missing.
    await Promise.race([prices.first, pause(firstPricesMs, undefined, { ref: false })]);
    if (config.demo) await seedDemo(container, config, database, demoContainer(installation));
    const works = config.role !== "web";
    const started = features.flatMap(({ tasks = [], workerTasks = [] }) => [
      ...tasks,
      ...(works ? workerTasks : []),
    ]);
    closers.push(startTasks(started, container, config));
    if (works) {
      startJobs(container, config);
      const subscribers = features.flatMap((each) => each.subscribers ?? []);
      closers.push(runSubscribers(subscribers)(container, config));
      if (config.demoOffers > 0) closers.push(seedDemoMarket(container, config));
      if (config.demoHistory) closers.push(quoteDemoBooks(container, config));
    }
    const running = {
      ownMetrics: () => container.get(tokens.metrics).ofProcess(),
      stop: () => closeAll(closers),
    };
    if (config.role === "worker") {
      const workerUrl = await serveWorker(container, config, closers);
      return { ...nowhere, workerUrl, ...running };
    }
    const adminUrl = await serveConsole(container, config, project, closers);
    const firstInvitation = await inviteFirstAdmin(container, adminUrl);
    const url = await serveWeb(container, config, project, closers);
    return { ...nowhere, url, adminUrl, firstInvitation, ...running };
  } catch (error) {
    await closeAll(closers).catch(() => undefined);
    throw error;
  }
}

/** The task that stops them is among those of every process. */
function startJobs(container: Container, config: Config): void {
  const handlers = features.flatMap(({ jobs }) => jobs?.(config) ?? []);
  const traces = container.get(tokens.traces);
  container.get(jobsTokens.jobs).work(handlers.map((make) => tracedJob(make(container), traces)));
}

function demoContainer(installation: Installation): ContainerOn {
  return (clock) => createContainer(installation, onDemoClock(clock));
}

async function serveWeb(
  container: Container,
  config: Config,
  project: Project,
  closers: (() => Promise<void>)[],
): Promise<string> {
  const liveEvents = container.get(eventTokens.liveEvents);
  await liveEvents.start();
  closers.push(() => liveEvents.stop());
  const app = createWebApp(container, config, project);
  const server = await listen(app, config.host, config.port);
  closers.push(async () => {
    // First, as streams and those who wait would keep the server open.
    container.get(marketPriceTokens.waitForPrices).end();
    await liveEvents.stop();
    await server.close(drainMs);
  });
  closers.push(async () => {
    container.get(healthTokens.checkReadiness).announceStop();
    await pause(config.stopDelaySeconds * 1_000);
  });
  return server.url;
}

async function serveConsole(
  container: Container,
  config: Config,
  project: Project,
  closers: (() => Promise<void>)[],
): Promise<string> {
  const app = createConsole(container, config, project);
  const server = await listen(app, config.host, config.adminPort, "ADMIN_PORT");
  closers.push(() => server.close(drainMs));
  return server.url;
}

async function serveWorker(
  container: Container,
  config: Config,
  closers: (() => Promise<void>)[],
): Promise<string> {
  const checkReadiness = container.get(healthTokens.checkReadiness);
  const app = createWorkerApp({
    logger: container.get(tokens.logger),
    checkReadiness,
    ...metricsOf(container, config, "worker"),
  });
  const server = await listen(app, config.host, config.metricsPort, "METRICS_PORT");
  closers.push(() => server.close(drainMs));
  closers.push(async () => checkReadiness.announceStop());
  return server.url;
}

/** The secret is in the fragment, after `#`: browsers do not send that to anybody. */
async function inviteFirstAdmin(container: Container, url: string): Promise<string | undefined> {
  // Each invitation voids the one before: of several processes only the first makes it.
  if (container.get(tokens.processGroup)?.isFirst === false) return undefined;
  const secret = await container.get(staffTokens.inviteFirstAdmin).execute();
  return secret && `${url}/invitation#${secret}`;
}

/** How long the start waits for the first market prices. */
const firstPricesMs = 1_000;

/** Requests market prices from now on. */
function startPrices(container: Container): Repetition {
  const refresh = container.get(offerTokens.refreshMarketPrices);
  const clock = container.get(offerTokens.clock);
  const dataSource = container.get(tokens.dataSource);
  const logger = container.get(tokens.logger);
  const policy = container.get(policyTokens.market);
  return repeat(
    async () => {
      // A database that does not answer now has not moved, as far as we know.
      await clock.read(dataSource).catch(() => undefined);
      await refresh.execute();
    },
    () => policy().refreshSeconds * 1_000,
    (err) => logger.error({ err }, "market prices were not refreshed"),
  );
}

/** Closes all of them in reverse order, and then throws the first error on the way. */
async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (let close = closers.pop(); close; close = closers.pop()) {
    await close().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}
