import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { clientAddress } from "./account/client-address.ts";
import { sendRefusal } from "./failures.ts";
import type { RouteGate } from "./gate.ts";
import type { RefusalWatch } from "./note-refusals.ts";
import { isRead } from "./is-read.ts";
import type { RequestCounts } from "./request-counts.ts";

/** How many requests per minute one account, or one signed-out address, may send. */
export interface RequestLimits {
  readonly reads: number;
  readonly writes: number;
}

/** The figures from the decisions (Limits). */
export const defaultRequestLimits: RequestLimits = { reads: 600, writes: 120 };

const minuteMs = 60_000;

/** What limits count with. */
interface LimitParts {
  readonly gate: RouteGate;
  readonly limits: RequestLimits;
  readonly watch: RefusalWatch;
  readonly requestCounts: RequestCounts;
}

/**
 * Rejects callers who exceed the limit, with `RateLimit-*` and `Retry-After`. All processes count
 * together, each server for itself. The event stream counts as one request.
 */
export function requestLimits(
  server: "traders" | "console",
  { gate, limits, watch, requestCounts }: LimitParts,
): RequestHandler[] {
  const limit = (kind: keyof RequestLimits, counts: (request: Request) => boolean) =>
    rateLimit({
      windowMs: minuteMs,
      limit: limits[kind],
      store: requestCounts.storeOf(`${server}-${kind}`, limits[kind]),
      standardHeaders: "draft-6",
      legacyHeaders: false,
      skip: (request) => !counts(request),
      keyGenerator: (request) => callerOf(gate, request),
      handler: async (request, response) => {
        const refusal = "rate_limited";
        watch(refusal, { route: undefined, request, actor: await gate.actorOf(request) });
        sendRefusal(response, { refusal });
      },
    });
  return [limit("reads", isRead), limit("writes", (request) => !isRead(request))];
}

async function callerOf(gate: RouteGate, request: Request): Promise<string> {
  const actor = await gate.actorOf(request);
  if (!actor) return clientAddress(request);
  return "role" in actor ? `staff ${actor.staffId}` : actor.traderId;
}
