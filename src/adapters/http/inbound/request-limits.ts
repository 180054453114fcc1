import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { clientAddress } from "./account/client-address.ts";
import { sendRefusal } from "./failures.ts";
import type { RouteGate } from "./gate.ts";
import type { RefusalWatch } from "./note-refusals.ts";
import { isRead } from "./is-read.ts";

/** How many requests per minute one account, or one signed-out address, may send. */
export interface RequestLimits {
  readonly reads: number;
  readonly writes: number;
}

/** The figures from the decisions (Limits). */
export const defaultRequestLimits: RequestLimits = { reads: 600, writes: 120 };

const minuteMs = 60_000;

/**
 * Rejects callers who exceed the limit, with `RateLimit-*` and `Retry-After`. Counted per process:
 * with several, each allows the full number. The event stream counts as one request.
 */
export function requestLimits(
  gate: RouteGate,
  { reads, writes }: RequestLimits,
  watch: RefusalWatch,
): RequestHandler[] {
  const limit = (most: number, counts: (request: Request) => boolean) =>
    rateLimit({
      windowMs: minuteMs,
      limit: most,
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
  return [limit(reads, isRead), limit(writes, (request) => !isRead(request))];
}

async function callerOf(gate: RouteGate, request: Request): Promise<string> {
  const actor = await gate.actorOf(request);
  if (!actor) return clientAddress(request);
  return "role" in actor ? `staff ${actor.staffId}` : actor.traderId;
}
