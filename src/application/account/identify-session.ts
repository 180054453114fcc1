import { accountAllows, isAtCasesOnly } from "../../domain/account/trader-account.ts";
import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { AddressCountries } from "../ports/address-countries.ts";
import type { OwnCases } from "../ports/own-cases.ts";
import type { LiveSession, SessionStore } from "../ports/session-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import { actorInPlace, type PlaceRules } from "./actor-in-place.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";

/** What is needed to know a session. */
interface IdentifyParts extends PlaceRules {
  readonly sessions: SessionStore;
  readonly tokens: SessionTokens;
  readonly policy: Current<AccountPolicy>;
  readonly places: AddressCountries;
  readonly cases: Pick<OwnCases, "openOf">;
}

/** Finds the session a browser holds. Checked on every request, so that an end works at once. */
export class IdentifySession {
  readonly #sessions: SessionStore;
  readonly #tokens: SessionTokens;
  readonly #policy: Current<AccountPolicy>;
  readonly #places: AddressCountries;
  readonly #cases: IdentifyParts["cases"];
  readonly #rules: PlaceRules;

  constructor({ sessions, tokens, policy, places, cases, ...rules }: IdentifyParts) {
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#policy = policy;
    this.#places = places;
    this.#cases = cases;
    this.#rules = rules;
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
    const { actor, country, isAtCases } = session;
    const limitedTo = isAtCases && { limitedTo: await this.#cases.openOf(actor.traderId) };
    return actorInPlace({ ...actor, ...limitedTo }, { address, country }, this.#rules);
  }
}

/** Whoever is no longer banned signs in again; whoever was banned has no other session. */
function opens({ account, isAtCases = false }: LiveSession): boolean {
  return isAtCases ? isAtCasesOnly(account) : accountAllows(account, "sign_in");
}
