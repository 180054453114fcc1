import type { BlockableAction } from "../../domain/announcement/announcement.ts";
import { accountAllows, isAtCasesOnly } from "../../domain/account/trader-account.ts";
import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { AddressCountries } from "../ports/address-countries.ts";
import type { OwnCases } from "../ports/own-cases.ts";
import type { LiveSession, SessionStore } from "../ports/session-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { CheckPlace } from "./check-place.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";

/** What is needed to know a session. */
interface IdentifyParts {
  readonly sessions: SessionStore;
  readonly tokens: SessionTokens;
  readonly policy: Current<AccountPolicy>;
  readonly places: AddressCountries;
  readonly checkPlace: CheckPlace;
  readonly cases: Pick<OwnCases, "openOf">;
  /** What people who say that they live there cannot do now. */
  readonly blockedIn: (country: string | undefined) => readonly BlockableAction[];
}

/** Finds the session a browser holds. Checked on every request, so that an end works at once. */
export class IdentifySession {
  readonly #sessions: SessionStore;
  readonly #tokens: SessionTokens;
  readonly #policy: Current<AccountPolicy>;
  readonly #places: AddressCountries;
  readonly #checkPlace: CheckPlace;
  readonly #cases: IdentifyParts["cases"];
  readonly #blockedIn: IdentifyParts["blockedIn"];

  constructor({ sessions, tokens, policy, places, checkPlace, cases, blockedIn }: IdentifyParts) {
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#policy = policy;
    this.#places = places;
    this.#checkPlace = checkPlace;
    this.#cases = cases;
    this.#blockedIn = blockedIn;
  }

  /**
   * Undefined if there never was such a session, as far back as sessions are kept. `isActivity`: a
   * person did something; a page's own requests keep no session alive. `address`: where it comes from.
   */
  async execute(
    token: string,
    isActivity: boolean,
    address: string,
  ): Promise<Actor | "ended" | undefined> {
    const tokenHash = this.#tokens.hash(token);
    const { session: policy } = this.#policy();
    const session = await this.#sessions.find(tokenHash, policy);
    if (session === undefined || session === "ended") return session;
    if (!opens(session)) return "ended";
    if (session.isActivityDue && isActivity) {
      const place = await this.#places.placeOf(address);
      await this.#sessions.noteActivity(tokenHash, place, policy);
    }
    const isBlocked = await this.#checkPlace.execute(address);
    const blockedActions = this.#blockedIn(session.country);
    const { traderId } = session.actor;
    return {
      ...session.actor,
      ...(session.isAtCases && { limitedTo: await this.#cases.openOf(traderId) }),
      ...(isBlocked && { isInBlockedPlace: true }),
      ...(blockedActions.length > 0 && { blockedActions }),
    };
  }
}

/** Whoever is no longer banned signs in again; whoever was banned has no other session. */
function opens({ account, isAtCases = false }: LiveSession): boolean {
  return isAtCases ? isAtCasesOnly(account) : accountAllows(account, "sign_in");
}
