import { join } from "node:path";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express } from "express";
import type { Logger } from "pino";
import type { BoundRoute } from "./bound-route.ts";
import type { LiveEvents } from "../../../application/ports/live-events.ts";
import { Busy } from "../../../application/ports/busy.ts";
import { eventsPath, eventStream } from "./events/event-stream.ts";
import { failed, sendRefusal } from "./failures.ts";
import type { Gate } from "./gate.ts";
import type { RefusalCode } from "../contract/refusals.ts";
import { mountRoutes } from "./mount-routes.ts";
import {
  servedPage,
  sendFailurePage,
  wantsPage,
  type PageSettings,
} from "./pages/page-handlers.ts";
import { requestLimits, type RequestLimits } from "./request-limits.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";

/** What the traders' server is made of. */
export interface AppParts {
  readonly logger: Logger;
  readonly routes: readonly BoundRoute[];
  readonly gate: Gate;
  readonly liveEvents: LiveEvents;
  readonly limits: RequestLimits;
  readonly pages: PageSettings;
  /** The folder of the built web interface. */
  readonly webUiFolder: string;
}

/** The traders' server: routes, the built interface, its pages, and an answer to everything else. */
export function createApp({
  logger,
  routes,
  gate,
  liveEvents,
  limits,
  pages,
  webUiFolder,
}: AppParts): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(requestLog(logger));
  app.use(securityHeaders());
  app.use("/rest", requestLimits(gate, limits));
  app.get(eventsPath, eventStream({ events: liveEvents, gate }));
  app.use(mountRoutes(routes, gate));
  // Only what is the same for everybody: compressing pages would tell lengths of secrets in them.
  app.use("/assets", compression(), builtAssets(join(webUiFolder, "assets")));
  app.use(servedPage(pages));
  app.use(async (request, response) => {
    if (wantsPage(request)) await sendFailurePage(pages, request, response, 404);
    else sendRefusal(response, { refusal: "not_found" });
  });
  app.use(lastResort(pages));
  return app;
}

/** Their names carry a hash of their content: they never change. */
function builtAssets(folder: string) {
  return express.static(folder, { immutable: true, index: false, maxAge: "1y", redirect: false });
}

/**
 * Turns what a handler threw into an answer: what the client did wrong is said, what we did wrong
 * is logged and told only by the request's id.
 */
function lastResort(pages: PageSettings): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const fault = clientFault(error);
    if (fault) return sendRefusal(response, { refusal: fault });
    if (error instanceof Busy) {
      return sendRefusal(response, { refusal: "busy", headers: { "Retry-After": "1" } });
    }
    request.log.error({ err: error }, "request failed");
    if (wantsPage(request)) return sendFailurePage(pages, request, response, 500);
    failed(
      response,
      500,
      "internal",
      `Something went wrong on our side. Try again; if it stays, tell support ${response.get("X-Request-Id")}.`,
    );
  };
}

/** Express marks what is wrong with the request itself with a status below 500. */
function clientFault(error: unknown): RefusalCode | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== "number" || status < 400 || status >= 500) return undefined;
  if (status === 413) return "payload_too_large";
  return status === 415 ? "unsupported_media_type" : "bad_request";
}
