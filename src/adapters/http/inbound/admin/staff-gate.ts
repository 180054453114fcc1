import type { Request, Response } from "express";
import type { IdentifyStaffSession } from "../../../../application/staff/identify-staff-session.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { SessionTokens } from "../../../../application/ports/session-tokens.ts";
import { setVisitorCookie, staffTokenOf, visitorIdOf } from "../account/cookies.ts";
import { csrfToken, isCsrfToken } from "../account/csrf-token.ts";
import { isActivity, isFromElsewhere } from "../account/request-origin.ts";
import type { RouteGate } from "../gate.ts";

/** What the gate needs from the inside. */
interface StaffGateParts {
  readonly identifySession: IdentifyStaffSession;
  readonly tokens: SessionTokens;
  /** Makes the CSRF tokens. */
  readonly secret: Uint8Array;
}

/** The gate of the console: over a cookie of its own, for staff alone. */
export class StaffGate implements RouteGate {
  readonly #parts: StaffGateParts;
  readonly #actors = new WeakMap<Request, Promise<StaffActor | undefined>>();

  constructor(parts: StaffGateParts) {
    this.#parts = parts;
  }

  actorOf(request: Request): Promise<StaffActor | undefined> {
    const known = this.#actors.get(request);
    if (known) return known;
    const actor = this.#identify(request);
    this.#actors.set(request, actor);
    return actor;
  }

  async #identify(request: Request): Promise<StaffActor | undefined> {
    const token = staffTokenOf(request);
    if (token === undefined) return undefined;
    return this.#parts.identifySession.execute(token, isActivity(request));
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

  /** The token for a page that is served now; gives the visitor a cookie where he has none. */
  pageToken(request: Request, response: Response): string {
    const { secret, tokens } = this.#parts;
    const known = visitorIdOf(request);
    const visitor = known ?? tokens.make();
    if (known === undefined) response.append("Set-Cookie", setVisitorCookie(visitor));
    return csrfToken(secret, `console ${visitor}`);
  }
}
