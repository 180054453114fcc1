import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { clientAddress } from "./account/client-address.ts";
import { sendRefusal } from "./failures.ts";
import type { RouteGate } from "./gate.ts";

/** How many requests one account, or one address of nobody, may send in a minute. */
export interface RequestLimits {
  readonly reads: number;
  readonly writes: number;
}

/** The numbers of the decisions (Limits). */
export const defaultRequestLimits: RequestLimits = { reads: 600, writes: 120 };

const minuteMs = 60_000;

/**
 * Turns away who asks too often, with `RateLimit-*` and `Retry-After`. Counted in this process: with
 * several, each allows as much. The stream of events is one request.
 */
export function requestLimits(gate: RouteGate, { reads, writes }: RequestLimits): RequestHandler[] {
  const limit = (most: number, counts: (request: Request) => boolean) =>
    rateLimit({
      windowMs: minuteMs,
      limit: most,
      standardHeaders: "draft-6",
      legacyHeaders: false,
      skip: (request) => !counts(request),
      keyGenerator: (request) => callerOf(gate, request),
      handler: (_request, response) => sendRefusal(response, { refusal: "rate_limited" }),
    });
  return [limit(reads, isRead), limit(writes, (request) => !isRead(request))];
}

async function callerOf(gate: RouteGate, request: Request): Promise<string> {
  const actor = await gate.actorOf(request);
  if (!actor) return clientAddress(request);
  return "role" in actor ? `staff ${actor.staffId}` : actor.traderId;
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
