import type { RequestHandler, Response } from "express";

/** One request that was answered, or that its caller gave up. */
export interface MeteredRequest {
  /** The route's id in the contract, or the kind of what was served. Never a path. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** Counts requests. */
export type CountRequest = (request: MeteredRequest) => void;

/** What is no route of the contract, and requests that were turned away before any was found. */
type ServedKind = "events" | "metrics" | "report" | "asset" | "page" | "none";

const routeKey = "meteredRoute";

/** Says what a response answers for. The last word counts. */
export function nameRoute(response: Response, route: string): void {
  response.locals[routeKey] = route;
}

/** Names what is served from here on, unless a later part knows better. */
export function served(kind: ServedKind): RequestHandler {
  return (_request, response, next) => {
    nameRoute(response, kind);
    next();
  };
}

/** Counts every request when its response is over. */
export function meterRequests(count: CountRequest): RequestHandler {
  return (request, response, next) => {
    const start = process.hrtime.bigint();
    const none: ServedKind = "none";
    nameRoute(response, none);
    response.once("close", () => {
      count({
        route: String(response.locals[routeKey]),
        method: request.method,
        status: response.statusCode,
        seconds: Number(process.hrtime.bigint() - start) / 1e9,
      });
    });
    next();
  };
}
