import type { Request } from "express";
import type { Actor } from "../../../application/actor/actor.ts";
import type { StaffActor } from "../../../application/actor/staff-actor.ts";
import type { SecurityEvents } from "../../../application/ports/security-events.ts";
import type { SecurityEventName } from "../../../domain/staff/security-event.ts";
import type { RefusalCode } from "../contract/refusals.ts";
import { clientAddress } from "./account/client-address.ts";

/** A request that was refused. */
interface RefusedRequest {
  /** The id of the route, if it got as far as one. */
  readonly route: string | undefined;
  readonly request: Request;
  readonly actor: Actor | StaffActor | undefined;
}

/** Receives every refusal. */
export type RefusalWatch = (refusal: RefusalCode, refused: RefusedRequest) => void;

/**
 * The refusals that are security events, whatever route gave them. Refused sign-ins are noted by the
 * use case, which knows the account.
 */
const eventOf: Readonly<Partial<Record<RefusalCode, SecurityEventName>>> = {
  forbidden: "permission_refused",
  forbidden_origin: "page_token_refused",
  invitation_unknown: "invitation_refused",
  rate_limited: "brake_reached",
  proof_of_work_needed: "proof_of_work_asked",
  conflict_of_interest: "staff_conflict",
  case_opener: "staff_conflict",
  own_account: "own_matter_refused",
  second_person_needed: "own_matter_refused",
  address_blocked: "blocked_address",
};

/** Of somebody who is signed in. */
const isWrongSecret: ReadonlySet<RefusalCode> = new Set([
  "wrong_credentials",
  "wrong_code",
  "wrong_passkey",
  "staff_credentials_wrong",
]);

/** Notes the security events among the refusals. */
export function noteRefusals(events: SecurityEvents): RefusalWatch {
  return (refusal, { route, request, actor }) => {
    const isProof = isWrongSecret.has(refusal) && actor !== undefined;
    const name = isProof ? "proof_refused" : eventOf[refusal];
    if (!name) return;
    const who =
      actor && ("role" in actor ? { staffId: actor.staffId } : { traderId: actor.traderId });
    events.note({ name, route, ...who, address: clientAddress(request) });
  };
}
