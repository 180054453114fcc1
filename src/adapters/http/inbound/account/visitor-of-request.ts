import type { Request } from "express";
import type { Visitor } from "../../../../application/account/open-session.ts";
import type { RateLimited } from "../../../../application/ports/attempt-limits.ts";
import type { ProofNeeded } from "../../../../application/ports/bot-check.ts";
import { challengeField, proofHeader } from "../../contract/proof-of-work.ts";
import { clientAddress } from "./client-address.ts";
import { sessionTokenOf, visitorIdOf } from "./cookies.ts";

/** The origin of a request, for use cases that open sessions. */
export function visitorOf(request: Request): Visitor {
  return {
    address: clientAddress(request),
    agent: request.get("User-Agent") ?? "",
    device: visitorIdOf(request),
    proofOfWork: request.get(proofHeader),
    token: sessionTokenOf(request),
  };
}

/** The refusal of an attempt that takes a proof, with the challenge. */
export function proofNeeded({ code, challenge }: ProofNeeded) {
  return {
    refusal: code,
    details: [{ field: challengeField, code: "proof_of_work", message: challenge }],
  } as const;
}

/** The refusal of an attempt made too early, with the time of the next allowed one. */
export function tooOften({ code, retryAfterSeconds }: RateLimited) {
  return { refusal: code, headers: { "Retry-After": String(retryAfterSeconds) } } as const;
}
