import express, { type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { CheckReadiness } from "../../../application/health/check-readiness.ts";
import { sendRefusal } from "./failures.ts";
import type { RouteGate } from "./gate.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { lastResort } from "./last-resort.ts";
import { metricsPage, metricsPath, type MetricsPageParts } from "./metrics/metrics-page.ts";
import { meterRequests, served, type CountRequest } from "./metrics/request-meter.ts";
import { mountRoutes } from "./mount-routes.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";

/** The parts of a worker-only process's server. */
interface WorkerParts {
  readonly logger: Logger;
  readonly checkReadiness: CheckReadiness;
  readonly countRequest: CountRequest;
  /** Where traces are recorded. */
  readonly traced?: RequestHandler | undefined;
  readonly metrics: MetricsPageParts;
}

/** Nobody signs in here. */
const nobody: RouteGate = {
  actorOf: async () => undefined,
  isFromOurPage: () => false,
  fingerprint: () => "",
};

/**
 * Tells supervisors whether a worker-only process is alive, and serves its metrics to Prometheus.
 */
export function createWorkerApp(parts: WorkerParts): Express {
  const { logger, checkReadiness, countRequest, traced, metrics } = parts;
  const app = express();
  app.disable("x-powered-by");
  app.use(meterRequests(countRequest));
  if (traced) app.use(traced);
  app.use(requestLog(logger));
  app.use(securityHeaders());
  app.get(metricsPath, served("metrics"), metricsPage(metrics));
  app.use(mountRoutes(healthRoutes({ checkReadiness }), nobody));
  app.use((_request, response) => sendRefusal(response, { refusal: "not_found" }));
  app.use(
    lastResort(
      async (_request, response, status) => {
        response.status(status).type("text").send("Something went wrong on our side.\n");
      },
      // Its requests change nothing: a transient failure is reported like any other.
      () => false,
    ),
  );
  return app;
}
