import type { RequestHandler } from "express";
import type { Tracer } from "../../../tracing/tracer.ts";
import { routeOf } from "./request-meter.ts";

/**
 * Records each request as a trace of its own, under its route's id. Streams are left out, since they are open for as long as a
 * page is. What strangers say about a trace that theirs belongs to counts for nothing.
 */
export function traceRequests(server: string, tracer: Tracer): RequestHandler {
  return (request, response, next) => {
    const end = tracer.begin("server", () => next());
    response.once("close", () => {
      const route = routeOf(response);
      if (route === "events") return;
      const { statusCode } = response;
      end({
        name: `${request.method} ${route}`,
        attributes: {
          "http.request.method": request.method,
          "http.response.status_code": statusCode,
          "peerhold.server": server,
          "peerhold.route": route,
        },
        hasFailed: statusCode >= 500,
      });
    });
  };
}
