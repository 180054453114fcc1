import type { Request } from "express";
import type { Visitor } from "../../../../application/account/open-session.ts";
import type { RateLimited } from "../../../../application/ports/attempt-limits.ts";
import { clientAddress } from "./client-address.ts";
import { sessionTokenOf } from "./cookies.ts";

/** Where a request comes from, for what opens sessions. */
export function visitorOf(request: Request): Visitor {
  return {
    address: clientAddress(request),
    agent: request.get("User-Agent") ?? "",
    token: sessionTokenOf(request),
  };
}

/** The refusal of a try that came too early, with when the next may come. */
export function tooOften({ code, retryAfterSeconds }: RateLimited) {
  return { refusal: code, headers: { "Retry-After": String(retryAfterSeconds) } } as const;
}
