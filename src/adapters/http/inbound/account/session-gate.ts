import type { Request, Response } from "express";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { IdentifySession } from "../../../../application/account/identify-session.ts";
import type { ViewCurrentUser } from "../../../../application/account/view-current-user.ts";
import type { SessionTokens } from "../../../../application/ports/session-tokens.ts";
import type { PageReader } from "../../contract/account/current-user.ts";
import type { Gate } from "../gate.ts";
import type { SecurityEvents } from "../../../../application/ports/security-events.ts";
import { clientAddress } from "./client-address.ts";
import { hasForgedSessionCookie, sessionTokenOf, setVisitorCookie } from "./cookies.ts";
import { csrfToken, isCsrfToken, pageHolderOf } from "./csrf-token.ts";
import { pageReader } from "./page-reader.ts";
import { isActivity, isFromElsewhere } from "./request-origin.ts";

/** Dependencies of the gate. */
interface GateParts {
  readonly identifySession: IdentifySession;
  readonly viewCurrentUser: ViewCurrentUser;
  readonly tokens: SessionTokens;
  readonly security: SecurityEvents;
  /** Creates the CSRF tokens. */
  readonly secret: Uint8Array;
}

/** The gate for cookie sessions. */
export class SessionGate implements Gate {
  readonly #parts: GateParts;
  readonly #actors = new WeakMap<Request, Promise<Actor | undefined>>();

  constructor(parts: GateParts) {
    this.#parts = parts;
  }

  actorOf(request: Request): Promise<Actor | undefined> {
    const known = this.#actors.get(request);
    if (known) return known;
    const actor = this.#identifyOrNote(request);
    this.#actors.set(request, actor);
    return actor;
  }

  async #identifyOrNote(request: Request): Promise<Actor | undefined> {
    const { identifySession, security } = this.#parts;
    const actor = await this.#identify(request, isActivity(request));
    if (actor) return actor;
    const token = sessionTokenOf(request);
    const isForged = token
      ? !(await identifySession.isKnown(token))
      : hasForgedSessionCookie(request);
    if (isForged) security.note({ name: "session_unknown", address: clientAddress(request) });
    return undefined;
  }

  async isStillSignedIn(request: Request): Promise<boolean> {
    return (await this.#identify(request, false)) !== undefined;
  }

  async #identify(request: Request, isActive: boolean): Promise<Actor | undefined> {
    const token = sessionTokenOf(request);
    if (token === undefined) return undefined;
    return this.#parts.identifySession.execute(token, isActive);
  }

  isFromOurPage(request: Request): boolean {
    const holder = pageHolderOf(request);
    return (
      holder !== undefined &&
      request.get("X-Requested-With") === "XMLHttpRequest" &&
      !isFromElsewhere(request) &&
      isCsrfToken(this.#parts.secret, holder, request.get("X-CSRF-Token"))
    );
  }

  pageToken(request: Request, response: Response): string {
    const { secret, tokens } = this.#parts;
    const holder = pageHolderOf(request);
    if (holder) return csrfToken(secret, holder);
    const visitor = tokens.make();
    response.append("Set-Cookie", setVisitorCookie(visitor));
    return csrfToken(secret, `visitor ${visitor}`);
  }

  async readerOf(request: Request): Promise<PageReader> {
    const actor = await this.actorOf(request);
    return pageReader(actor && (await this.#parts.viewCurrentUser.execute(actor)));
  }
}
