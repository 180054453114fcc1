import type { Request, Response } from "express";
import type { IdentifyStaffSession } from "../../../../application/staff/identify-staff-session.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { SecurityEvents } from "../../../../application/ports/security-events.ts";
import {
  hasForgedStaffCookie,
  newVisitorId,
  setVisitorCookie,
  staffTokenOf,
  visitorIdOf,
} from "../account/cookies.ts";
import { csrfToken, isCsrfToken } from "../account/csrf-token.ts";
import { isFromElsewhere } from "../account/request-origin.ts";
import { sessionHolder } from "../account/session-holder.ts";
import { inputFingerprint } from "../command-key.ts";
import type { RouteGate } from "../gate.ts";

/** Dependencies of the gate. */
interface StaffGateParts {
  readonly identifySession: IdentifyStaffSession;
  readonly security: SecurityEvents;
  /** Creates the CSRF tokens, and keys the fingerprints of commands. */
  readonly secret: Uint8Array;
}

/** The console's gate: uses its own cookie, for staff only. */
export class StaffGate implements RouteGate {
  readonly #parts: StaffGateParts;
  readonly #actors = new WeakMap<Request, Promise<StaffActor | undefined>>();

  constructor(parts: StaffGateParts) {
    this.#parts = parts;
  }

  actorOf(request: Request): Promise<StaffActor | undefined> {
    const known = this.#actors.get(request);
    if (known) return known;
    const { identifySession, security } = this.#parts;
    const actor = sessionHolder(request, security, {
      token: staffTokenOf(request),
      isCookieForged: hasForgedStaffCookie(request),
      identify: (token, isActivity) => identifySession.execute(token, isActivity),
    });
    this.#actors.set(request, actor);
    return actor;
  }

  fingerprint(said: string): string {
    return inputFingerprint(this.#parts.secret, said);
  }

  isFromOurPage(request: Request): boolean {
    const visitor = visitorIdOf(request);
    return (
      visitor !== undefined &&
      request.get("X-Requested-With") === "XMLHttpRequest" &&
      !isFromElsewhere(request) &&
      isCsrfToken(this.#parts.secret, `console ${visitor}`, request.get("X-CSRF-Token"))
    );
  }

  /** The token for a page served now; sets a visitor cookie if there is none. */
  pageToken(request: Request, response: Response): string {
    const { secret } = this.#parts;
    const known = visitorIdOf(request);
    const visitor = known ?? newVisitorId();
    if (known === undefined) response.append("Set-Cookie", setVisitorCookie(visitor));
    return csrfToken(secret, `console ${visitor}`);
  }
}
