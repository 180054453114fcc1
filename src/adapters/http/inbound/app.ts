import { join } from "node:path";
import express, { type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { BoundRoute } from "./bound-route.ts";
import type { LiveEvents } from "../../../application/ports/live-events.ts";
import { logIn } from "../contract/account/account.ts";
import { reportsPath } from "../contract/browser-reports.ts";
import { reAuthPush } from "../contract/outlet/outlet.ts";
import { pushWorker } from "./push-worker.ts";
import { avatarsPath } from "../contract/avatar/avatar-path.ts";
import { filesPath } from "../contract/attachment/files-path.ts";
import { appHash } from "./app-hash.ts";
import { browserReports } from "./browser-reports/browser-reports.ts";
import { builtAssets } from "./built-assets.ts";
import { eventsPath } from "../contract/event-stream.ts";
import { eventStream } from "./events/event-stream.ts";
import { sendRefusal } from "./failures.ts";
import { trusting } from "./account/trusted-proxies.ts";
import type { Gate } from "./gate.ts";
import { fewInATurn } from "./few-in-a-turn.ts";
import { lastResort } from "./last-resort.ts";
import { demoBotPath } from "../../telegram/demo-bot.ts";
import { hostedState } from "./micro-app/hosted-state.ts";
import { hostPagePath } from "./micro-app/host-page.ts";
import { mailboxPath } from "./mailbox/mailbox-pages.ts";
import { metricsPage, metricsPath, type MetricsPageParts } from "./metrics/metrics-page.ts";
import { meterRequests, served, type CountRequest } from "./metrics/request-meter.ts";
import { recentWrites, type AllowOldReads } from "./account/recent-writes.ts";
import { mountRoutes } from "./mount-routes.ts";
import type { RefusalWatch } from "./note-refusals.ts";
import { wantsPage } from "./pages/wants-page.ts";
import { servedPage, sendFailurePage, type PageSettings } from "./pages/page-handlers.ts";
import { sitemap, type SitemapParts } from "./pages/sitemap.ts";
import type { RequestCounts } from "./request-counts.ts";
import type { SharedLimit } from "./shared-requests.ts";
import { requestLimits, type RequestLimits } from "./request-limits.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";

/** The parts of the traders' server. */
export interface AppParts {
  readonly logger: Logger;
  readonly routes: readonly BoundRoute[];
  readonly gate: Gate;
  /** The proxies in front, by address or network. */
  readonly trustedProxies: readonly string[];
  readonly liveEvents: LiveEvents;
  readonly limits: RequestLimits;
  readonly requestCounts: RequestCounts;
  readonly streams: SharedLimit;
  /** Where there are replicas of the database. */
  readonly allowOldReads?: AllowOldReads | undefined;
  readonly countRequest: CountRequest;
  /** Where traces are recorded. */
  readonly traced?: RequestHandler | undefined;
  readonly metrics: MetricsPageParts;
  readonly pages: PageSettings;
  readonly sitemapParts: SitemapParts;
  /** Receives every refusal. */
  readonly watch: RefusalWatch;
  /** Whether a retry may work shortly, after an error that is not the request's fault. */
  readonly isPassing: (error: unknown) => boolean;
  /** Files by their signed addresses. */
  readonly files: RequestHandler;
  /** The pictures that people show. */
  readonly avatars: RequestHandler;
  /** In a demo: the pages of its mails. */
  readonly mailbox?: RequestHandler | undefined;
  /** The chat with the bot of a demo. */
  readonly demoBot?: RequestHandler | undefined;
  /** In a demo: a page that is none of ours, and mounts parts of the interface. */
  readonly hostPage?: RequestHandler | undefined;
  /** The folder of the built web interface. */
  readonly webUiFolder: string;
}

/**
 * The traders' server: routes, the built interface, its pages, and a response to everything else.
 */
export function createApp({
  logger,
  routes,
  gate,
  trustedProxies,
  liveEvents,
  limits,
  requestCounts,
  streams,
  allowOldReads,
  countRequest,
  traced,
  metrics,
  pages,
  sitemapParts,
  watch,
  isPassing,
  files,
  avatars,
  mailbox,
  demoBot,
  hostPage,
  webUiFolder,
}: AppParts): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trusting(trustedProxies));
  app.use(meterRequests(countRequest));
  app.post(logIn.path, fewInATurn());
  if (traced) app.use(traced);
  app.use(requestLog(logger));
  app.use(appHash(pages.shell.hash));
  app.use("/assets", served("asset"), builtAssets(join(webUiFolder, "assets")));
  app.use(securityHeaders());
  app.get("/push-worker.js", served("asset"), pushWorker(webUiFolder));
  app.get(metricsPath, served("metrics"), metricsPage(metrics));
  app.post(reportsPath, served("report"), browserReports(logger));
  if (allowOldReads) app.use(recentWrites(allowOldReads));
  const limited = requestLimits("traders", { gate, limits, watch, requestCounts });
  app.use("/rest", limited);
  app.use(reAuthPush.path, limited);
  app.get(eventsPath, served("events"), eventStream({ events: liveEvents, gate, streams }));
  app.use(mountRoutes(routes, gate, watch));
  app.use(filesPath, served("file"), files);
  app.use(avatarsPath, served("file"), avatars);
  if (mailbox) app.use(mailboxPath, served("page"), mailbox);
  if (demoBot) app.use(demoBotPath, served("page"), demoBot);
  app.use(served("page"), sitemap(sitemapParts));
  app.use(served("page"), hostedState(pages));
  if (hostPage) app.use(hostPagePath, served("page"), hostPage);
  app.use(served("page"), servedPage(pages));
  app.use(async (request, response) => {
    if (wantsPage(request)) await sendFailurePage(pages, request, response, 404);
    else sendRefusal(response, { refusal: "not_found" });
  });
  app.use(
    lastResort(
      (request, response, status) => sendFailurePage(pages, request, response, status),
      isPassing,
    ),
  );
  return app;
}
