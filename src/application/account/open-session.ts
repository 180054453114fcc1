import type { TraderId } from "../../domain/id/id.ts";
import type { AddressCountries } from "../ports/address-countries.ts";
import type { SessionStore } from "../ports/session-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** Where a request comes from. */
export interface Visitor {
  /** The network address that the request came from. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** Names the browser for as long as it keeps its cookies; undefined if it has none yet. */
  readonly device?: string | undefined;
  /** The answer to a challenge, if one was sent. */
  readonly proofOfWork?: string | undefined;
  /** The session that the browser already holds, alive or not. */
  readonly token: string | undefined;
}

/** What the browser gets on sign-in. */
export interface SignedIn {
  readonly username: string;
  /** The secret of the new session; it goes into the cookie and nowhere else. */
  readonly token: string;
}

const mostAgentCharacters = 200;

/** What a browser calls itself, as far as it is kept. */
export function shownAgent(agent: string): string {
  return agent.slice(0, mostAgentCharacters);
}

/**
 * Starts a session with a new secret, and ends the one that the browser held: one planted or copied
 * before the sign-in is worthless after it (reliability, S02).
 */
export class OpenSession {
  readonly #sessions: SessionStore;
  readonly #tokens: SessionTokens;
  readonly #places: AddressCountries;

  constructor(sessions: SessionStore, tokens: SessionTokens, places: AddressCountries) {
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#places = places;
  }

  /**
   * `withFactor`: whether they proved a second factor. `isAtCases`: it opens nothing but the cases of a
   * banned person. Returns the secret.
   */
  async execute(
    traderId: TraderId,
    { address, agent, device, token: old }: Visitor,
    {
      withFactor,
      isAtCases = false,
    }: { readonly withFactor: boolean; readonly isAtCases?: boolean },
  ): Promise<string> {
    const token = this.#tokens.make();
    await this.#sessions.open({
      tokenHash: this.#tokens.hash(token),
      traderId,
      agent: shownAgent(agent),
      address,
      place: await this.#places.placeOf(address),
      withFactor,
      isAtCases,
      deviceHash: device === undefined ? undefined : this.#tokens.hash(device),
    });
    if (old !== undefined) await this.#sessions.revoke(this.#tokens.hash(old));
    return token;
  }
}
