import type { Request, Response } from "express";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { CheckPlace } from "../../../../application/account/check-place.ts";
import type { IdentifyApiKey } from "../../../../application/account/identify-api-key.ts";
import type { IdentifySession } from "../../../../application/account/identify-session.ts";
import type { SupportCaller } from "../../../../application/actor/support-caller.ts";
import type { IdentifySupportCaller } from "../../../../application/support/identify-support-caller.ts";
import type { ViewCurrentUser } from "../../../../application/account/view-current-user.ts";
import type { PageReader } from "../../contract/account/current-user.ts";
import { inputFingerprint } from "../command-key.ts";
import type { Gate } from "../gate.ts";
import type { SecurityEvents } from "../../../../application/ports/security-events.ts";
import { apiKeyPrefix } from "../../../../domain/api-key/api-key.ts";
import { clientAddress } from "./client-address.ts";
import {
  hasForgedSessionCookie,
  newVisitorId,
  sessionTokenOf,
  setVisitorCookie,
} from "./cookies.ts";
import { csrfToken, isCsrfToken, pageHolderOf } from "./csrf-token.ts";
import { bannedReader, pageReader } from "./page-reader.ts";
import { isFromElsewhere } from "./request-origin.ts";
import { sessionHolder } from "./session-holder.ts";

/** Dependencies of the gate. */
interface GateParts {
  readonly identifySession: IdentifySession;
  readonly identifyApiKey: Pick<IdentifyApiKey, "execute">;
  readonly checkPlace: CheckPlace;
  readonly viewCurrentUser: ViewCurrentUser;
  readonly supportCaller: Pick<IdentifySupportCaller, "execute">;
  readonly security: SecurityEvents;
  /** Creates the CSRF tokens, and keys the fingerprints of commands. */
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
    const { identifySession, identifyApiKey, security } = this.#parts;
    const address = clientAddress(request);
    const key = apiKeyOf(request);
    const actor =
      key === undefined
        ? sessionHolder(request, security, {
            token: sessionTokenOf(request),
            isCookieForged: hasForgedSessionCookie(request),
            identify: (token, isActivity) => identifySession.execute(token, isActivity, address),
          })
        : sessionHolder(request, security, {
            token: key,
            isCookieForged: false,
            identify: (token) => identifyApiKey.execute(token, address),
          });
    this.#actors.set(request, actor);
    return actor;
  }

  isByKey(request: Request): boolean {
    return apiKeyOf(request) !== undefined;
  }

  isInBlockedPlace(request: Request): Promise<boolean> {
    return this.#parts.checkPlace.execute(clientAddress(request));
  }

  /** By the token alone, in its header: a cookie opens no support chat. */
  async supportCallerOf(request: Request): Promise<SupportCaller | undefined> {
    const [, token] = /^Bearer ([\w.-]{1,1000})$/.exec(request.get("Authorization") ?? "") ?? [];
    return token === undefined ? undefined : this.#parts.supportCaller.execute(token);
  }

  async isStillSignedIn(request: Request): Promise<boolean> {
    const token = sessionTokenOf(request);
    if (token === undefined) return false;
    const { identifySession } = this.#parts;
    const found = await identifySession.execute(token, false, clientAddress(request));
    return typeof found === "object";
  }

  fingerprint(said: string): string {
    return inputFingerprint(this.#parts.secret, said);
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
    const { secret } = this.#parts;
    const holder = pageHolderOf(request);
    if (holder) return csrfToken(secret, holder);
    const visitor = newVisitorId();
    response.append("Set-Cookie", setVisitorCookie(visitor));
    return csrfToken(secret, `visitor ${visitor}`);
  }

  async readerOf(request: Request): Promise<PageReader> {
    // Pages are for browsers: a program gets what a stranger sees.
    const actor = this.isByKey(request) ? undefined : await this.actorOf(request);
    if (actor?.limitedTo) return bannedReader;
    return pageReader(actor && (await this.#parts.viewCurrentUser.execute(actor)));
  }
}

/** The key of a program; undefined without one. Whatever else is in the header is no key. */
function apiKeyOf(request: Request): string | undefined {
  const [, token] = /^Bearer ([\w-]{1,200})$/.exec(request.get("Authorization") ?? "") ?? [];
  return token?.startsWith(apiKeyPrefix) ? token : undefined;
}
