import type { Request } from "express";
import type { Visitor } from "../../../../application/account/open-session.ts";
import { proofHeader } from "../../contract/proof-of-work.ts";
import { clientAddress } from "../account/client-address.ts";
import { staffTokenOf, visitorIdOf } from "../account/cookies.ts";

/** The origin of a request to the console, for use cases that open sessions. */
export function staffVisitorOf(request: Request): Visitor {
  return {
    address: clientAddress(request),
    agent: request.get("User-Agent") ?? "",
    device: visitorIdOf(request),
    proofOfWork: request.get(proofHeader),
    token: staffTokenOf(request),
  };
}
