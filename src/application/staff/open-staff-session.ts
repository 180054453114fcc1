import type { Visitor } from "../account/open-session.ts";
import type { AddressCountries } from "../ports/address-countries.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { StaffSessionStore } from "../ports/staff-session-store.ts";
import type { StaffMember } from "./staff-member.ts";

const mostAgentCharacters = 200;

/** Starts a console session with a new secret, and ends the one that the browser held. */
export class OpenStaffSession {
  readonly #sessions: StaffSessionStore;
  readonly #tokens: SessionTokens;
  readonly #places: AddressCountries;

  constructor(sessions: StaffSessionStore, tokens: SessionTokens, places: AddressCountries) {
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#places = places;
  }

  /** Returns the secret. */
  async execute(
    { staffId, role }: Pick<StaffMember, "staffId" | "role">,
    visitor: Visitor,
    act: "log-in" | "log-in-with-passkey" | "prove-identity" = "log-in",
  ): Promise<string> {
    const { agent, address, device, token: old } = visitor;
    const { country } = await this.#places.placeOf(address);
    const token = this.#tokens.make();
    await this.#sessions.open(
      {
        tokenHash: this.#tokens.hash(token),
        staffId,
        agent: agent.slice(0, mostAgentCharacters),
        address,
        country,
        deviceHash: device === undefined ? undefined : this.#tokens.hash(device),
      },
      { staffId, role, act, subject: { kind: "staff", id: staffId } },
    );
    if (old !== undefined) await this.#sessions.revoke(this.#tokens.hash(old));
    return token;
  }
}
