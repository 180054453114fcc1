import { join } from "node:path";
import express, { type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { BoundRoute } from "../bound-route.ts";
import { avatarsPath } from "../../contract/avatar/avatar-path.ts";
import { filesPath } from "../../contract/attachment/files-path.ts";
import { reportsPath } from "../../contract/browser-reports.ts";
import { browserReports } from "../browser-reports/browser-reports.ts";
import { trusting } from "../account/trusted-proxies.ts";
import { builtAssets } from "../built-assets.ts";
import { sendRefusal } from "../failures.ts";
import { lastResort } from "../last-resort.ts";
import { metricsPage, metricsPath, type MetricsPageParts } from "../metrics/metrics-page.ts";
import { meterRequests, served, type CountRequest } from "../metrics/request-meter.ts";
import { mountRoutes } from "../mount-routes.ts";
import type { RefusalWatch } from "../note-refusals.ts";
import { isRead } from "../is-read.ts";
import type { RequestCounts } from "../request-counts.ts";
import { requestLimits, type RequestLimits } from "../request-limits.ts";
import { requestLog } from "../request-log.ts";
import { consoleSecurityHeaders } from "../security-headers.ts";
import { consolePage, type ConsolePageSettings } from "./console-page.ts";
import type { StaffGate } from "./staff-gate.ts";

/** The parts of the console's server. */
interface ConsoleParts {
  readonly logger: Logger;
  readonly gate: StaffGate;
  /** The proxies in front, by address or network. */
  readonly trustedProxies: readonly string[];
  readonly routes: readonly BoundRoute[];
  readonly limits: RequestLimits;
  readonly requestCounts: RequestCounts;
  readonly countRequest: CountRequest;
  /** Where traces are recorded. */
  readonly traced?: RequestHandler | undefined;
  readonly metrics: MetricsPageParts;
  readonly page: Omit<ConsolePageSettings, "file">;
  /** Files by their signed addresses. */
  readonly files: RequestHandler;
  /** The pictures that people show. */
  readonly avatars: RequestHandler;
  /** Receives every refusal. */
  readonly watch: RefusalWatch;
  /** Whether a retry may work shortly, after an error that is not the request's fault. */
  readonly isPassing: (error: unknown) => boolean;
  /** The folder of the built console. */
  readonly folder: string;
}

/** The console's server, on its own address: routes, and the same page at every other path. */
export function createConsoleApp(parts: ConsoleParts): Express {
  const { logger, gate, routes, countRequest, traced, metrics, watch, folder } = parts;
  const page = consolePage({ ...parts.page, file: join(folder, "index.html") }, gate);
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trusting(parts.trustedProxies));
  app.use(meterRequests(countRequest));
  if (traced) app.use(traced);
  app.use(requestLog(logger));
  app.use("/assets", served("asset"), builtAssets(join(folder, "assets")));
  app.use(consoleSecurityHeaders());
  app.get(metricsPath, served("metrics"), metricsPage(metrics));
  app.post(reportsPath, served("report"), browserReports(logger));
  app.use(apiPath, requestLimits("console", parts));
  app.use(mountRoutes(routes, gate, watch));
  app.use(filesPath, served("file"), parts.files);
  app.use(avatarsPath, served("file"), parts.avatars);
  app.use(served("page"), (request, response, next) => {
    if (isRead(request) && !isForProgram(request.path)) page(request, response, next);
    else sendRefusal(response, { refusal: "not_found" });
  });
  app.use(
    lastResort(async (_request, response, status) => {
      response.status(status).type("text").send("Something went wrong on our side. Try again.\n");
    }, parts.isPassing),
  );
  return app;
}

const apiPath = "/admin/api";

/** For requests where a page instead of a response would only confuse. */
function isForProgram(path: string): boolean {
  return path.startsWith(`${apiPath}/`) || path.startsWith("/assets/");
}
