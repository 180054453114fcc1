import type { RequestHandler, Response } from "express";

/** A request that was answered, or aborted by its caller. */
export interface MeteredRequest {
  /** The route's id in the contract, or the kind of content. Never a path. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** Counts requests. */
export type CountRequest = (request: MeteredRequest) => void;

/** Requests outside the contract, and requests turned away before a route was found. */
type ServedKind = "events" | "metrics" | "report" | "asset" | "file" | "page" | "none";

const routeKey = "meteredRoute";

/** Labels a response. The last label counts. */
export function nameRoute(response: Response, route: string): void {
  response.locals[routeKey] = route;
}

/** The label of a response. */
export function routeOf(response: Response): string {
  return String(response.locals[routeKey]);
}

/** Labels what is served from here on, unless a later part sets its own. */
export function served(kind: ServedKind): RequestHandler {
  return (_request, response, next) => {
    nameRoute(response, kind);
    next();
  };
}

/** Counts every request when its response ends. */
export function meterRequests(count: CountRequest): RequestHandler {
  return (request, response, next) => {
    const start = process.hrtime.bigint();
    const none: ServedKind = "none";
    nameRoute(response, none);
    response.once("close", () => {
      count({
        route: routeOf(response),
        method: request.method,
        status: response.statusCode,
        seconds: Number(process.hrtime.bigint() - start) / 1e9,
      });
    });
    next();
  };
}
