import type { ErrorRequestHandler, Request, Response } from "express";
import { Busy } from "../../../application/ports/busy.ts";
import type { RefusalCode } from "../contract/refusals.ts";
import { failed, sendRefusal } from "./failures.ts";
import { wantsPage } from "./pages/wants-page.ts";

/**
 * Turns whatever a handler threw into a response: client errors are explained, server errors are
 * logged and identified only by the request's id. A request for a page gets one from `sendPage`,
 * with 503 if `isPassing` recognises an error after which a retry may work shortly.
 */
export function lastResort(
  sendPage: (request: Request, response: Response, status: 500 | 503) => Promise<void>,
  isPassing: (error: unknown) => boolean,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const fault = clientFault(error);
    if (fault) return sendRefusal(response, { refusal: fault });
    if (error instanceof Busy) {
      return sendRefusal(response, { refusal: "busy", headers: { "Retry-After": "1" } });
    }
    request.log.error({ err: error }, "request failed");
    const isSoonOver = isPassing(error);
    if (isSoonOver) response.set("Retry-After", "1");
    if (wantsPage(request)) return sendPage(request, response, isSoonOver ? 503 : 500);
    if (isSoonOver) return sendRefusal(response, { refusal: "unavailable" });
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
