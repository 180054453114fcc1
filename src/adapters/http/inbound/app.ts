import { join } from "node:path";
import express, { type ErrorRequestHandler, type Express } from "express";
import type { Logger } from "pino";
import type { BoundRoute } from "./bound-route.ts";
import { failed } from "./failures.ts";
import { mountRoutes } from "./mount-routes.ts";
import {
  publicPage,
  sendFailurePage,
  wantsPage,
  type PageSettings,
} from "./pages/page-handlers.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";

/** What the traders' server is made of. */
export interface AppParts {
  readonly logger: Logger;
  readonly routes: readonly BoundRoute[];
  readonly pages: PageSettings;
  /** The folder of the built web interface. */
  readonly webUiFolder: string;
}

/** The traders' server: routes, the built interface, its pages, and an answer to everything else. */
export function createApp({ logger, routes, pages, webUiFolder }: AppParts): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(requestLog(logger));
  app.use(securityHeaders());
  app.use(mountRoutes(routes));
  app.use("/assets", builtAssets(join(webUiFolder, "assets")));
  app.use(publicPage(pages));
  app.use((request, response) => {
    if (wantsPage(request)) return sendFailurePage(pages, request, response, 404);
    failed(response, 404, "not_found", "There is nothing at this address.");
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
    const status = clientFault(error);
    if (status) return failed(response, status, "bad_request", "This request cannot be read.");
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
function clientFault(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" && status >= 400 && status < 500 ? status : undefined;
}
