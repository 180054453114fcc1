import "reflect-metadata";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Container, type ContainerModule } from "inversify";
import { createWorkerApp } from "../adapters/http/inbound/worker-app.ts";
import { listen } from "../adapters/http/inbound/http-server.ts";
import type { DatabaseAddress } from "../adapters/persistence/connection/data-source.ts";
import { fillTradeStates } from "../adapters/persistence/trade/fill-trade-states.ts";
import { migrate } from "../adapters/persistence/migrations/migrate.ts";
import { account } from "./account-module.ts";
import { startAnchoring } from "./anchoring.ts";
import { books, booksTokens, startBooksAudits } from "./books-module.ts";
import { caseDesk } from "./case-desk-module.ts";
import { claim } from "./claim-module.ts";
import { chat } from "./chat-module.ts";
import type { Config } from "./config.ts";
import { createConsole } from "./console.ts";
import { seedDemo, type ContainerOn } from "./demo.ts";
import { dispute } from "./dispute-module.ts";
import { events, eventTokens } from "./event-module.ts";
import { feedback } from "./feedback-module.ts";
import { kyc } from "./kyc-module.ts";
import { metrics, metricsOf } from "./metrics-module.ts";
import { profile } from "./profile-module.ts";
import { createWebApp, foundation, health } from "./modules.ts";
import { moderation } from "./moderation-module.ts";
import { offer, offerTokens } from "./offer-module.ts";
import { openDatabase } from "./open-database.ts";
import { people } from "./people-module.ts";
import { policies, policyTokens, startPolicies } from "./policy-module.ts";
import type { Project } from "./project.ts";
import { repeat, type Repetition } from "./repeat.ts";
import { loadSecrets } from "./secrets.ts";
import { staff, staffTokens } from "./staff-module.ts";
import { onDemoClock } from "./demo-history.ts";
import { halts } from "./halt-module.ts";
import { team } from "./team-module.ts";
import { tokens } from "./tokens.ts";
import { tradeHistory } from "./trade-history-module.ts";
import { trade } from "./trade-module.ts";
import { housekeeping } from "./housekeeping-module.ts";
import { wallet } from "./wallet-module.ts";
import { startWorker } from "./worker.ts";

/** A process that serves. */
export interface Application {
  /** The address to open in a browser; undefined for a process that only works. */
  readonly url: string | undefined;
  /** The address of the console, where staff work. */
  readonly adminUrl: string | undefined;
  /** Where a process that only works says that it lives. */
  readonly workerUrl: string | undefined;
  /** Where the first of staff makes an account, once; undefined where there is staff. */
  readonly firstInvitation: string | undefined;
  /** Finishes what is under way, then closes everything in the reverse order of its opening. */
  stop(): Promise<void>;
}

const nowhere = {
  url: undefined,
  adminUrl: undefined,
  workerUrl: undefined,
  firstInvitation: undefined,
};

const servedByOwner =
  "who serves owns the tables and could rewrite history: set DATABASE_MIGRATE_URL (docs/operations.md)";

/** How long requests under way may take to finish once the process was told to stop. */
const drainMs = 8_000;

/** Starts everything in order. When a part fails, what was started before it is stopped again. */
export async function startApplication(config: Config, project: Project): Promise<Application> {
  const closers: (() => Promise<void>)[] = [];
  try {
    const { owner, app } = await openDatabase(config, closers);
    const database = await migrate(owner, app);
    const container = new Container({ defaultScope: "Singleton" });
    container.load(...features(config, database.app));
    if (database.isServedByOwner) container.get(tokens.logger).warn(servedByOwner);
    const dataSource = await container.get(tokens.dataSource).initialize();
    closers.push(() => dataSource.destroy());
    await fillTradeStates(dataSource);
    closers.push(await startPolicies(container));
    const prices = startPrices(container);
    // Nobody waits for a slow exchange whose answer is of no use any more.
    closers.push(async () => void prices.stop());
    // Prices come from elsewhere: the marketplace opens also while they are slow or missing.
    await Promise.race([prices.first, pause(firstPricesMs, undefined, { ref: false })]);
    if (config.demo)
      await seedDemo(container, config, database, demoContainer(config, database.app));
    closers.push(() => container.get(booksTokens.books).breakOff());
    if (config.role !== "web") {
      closers.push(startWorker(container));
      closers.push(startBooksAudits(container, config.booksAuditMinutes));
    }
    const stop = () => closeAll(closers);
    if (config.role === "worker") {
      const workerUrl = await serveWorker(container, config, closers);
      closers.push(startAnchoring(container));
      return { ...nowhere, workerUrl, stop };
    }
    const adminUrl = await serveConsole(container, config, project, closers);
    const firstInvitation = await inviteFirstAdmin(container, adminUrl);
    const url = await serveWeb(container, config, project, closers);
    closers.push(startAnchoring(container));
    return { ...nowhere, url, adminUrl, firstInvitation, stop };
  } catch (error) {
    await closeAll(closers).catch(() => undefined);
    throw error;
  }
}

function demoContainer(config: Config, address: DatabaseAddress): ContainerOn {
  return (clock) => {
    const past = new Container({ defaultScope: "Singleton" });
    past.load(...features(config, address));
    return onDemoClock(past, clock);
  };
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
    // First, for streams would keep the server open.
    await liveEvents.stop();
    await server.close(drainMs);
  });
  closers.push(async () => container.get(tokens.checkReadiness).announceStop());
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
  const checkReadiness = container.get(tokens.checkReadiness);
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

/** The secret stands behind the `#`: browsers send that to nobody. */
async function inviteFirstAdmin(container: Container, url: string): Promise<string | undefined> {
  const secret = await container.get(staffTokens.inviteFirstAdmin).execute();
  return secret && `${url}/invitation#${secret}`;
}

/** How long the start waits for the first market prices. */
const firstPricesMs = 1_000;

/** Asks for market prices from now on. */
function startPrices(container: Container): Repetition {
  const refresh = container.get(offerTokens.refreshMarketPrices);
  const clock = container.get(offerTokens.clock);
  const dataSource = container.get(tokens.dataSource);
  const logger = container.get(tokens.logger);
  return repeat(
    async () => {
      // A database that does not answer now is where it was, as far as we know.
      await clock.read(dataSource).catch(() => undefined);
      await refresh.execute();
    },
    container.get(policyTokens.market)().refreshSeconds * 1_000,
    (err) => logger.error({ err }, "market prices were not refreshed"),
  );
}

function features(config: Config, address: DatabaseAddress): ContainerModule[] {
  const secrets = loadSecrets(config.dataFolder);
  return [
    foundation(config, address, secrets.audit),
    policies(config),
    health,
    metrics,
    account({
      brandName: config.brandName,
      initialLevel: initialLevel(config),
      sessionSecret: secrets.session,
    }),
    staff({
      brandName: config.brandName,
      sessionSecret: secrets.session,
      fieldKey: secrets.fieldEncryption,
      auditAnchor: join(config.dataFolder, "audit-anchor"),
    }),
    offer(config.rates),
    kyc,
    moderation,
    trade,
    dispute,
    caseDesk,
    claim,
    tradeHistory,
    chat,
    feedback,
    profile,
    events,
    wallet,
    people,
    housekeeping,
    team,
    halts,
    books(address),
  ];
}

/** No mail leaves a demo, so nobody could confirm an address there. */
function initialLevel({ demo }: Config): number {
  return demo ? 1 : 0;
}

/** Closes in the reverse order, all of them, and then throws what went wrong on the way first. */
async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (let close = closers.pop(); close; close = closers.pop()) {
    await close().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}
