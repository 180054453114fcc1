import {
  authorizationEnd,
  authorizationState,
  type AuthorizationState,
} from "../../domain/account/sign-in-authorization.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { SignInAuthorizations } from "../ports/sign-in-authorizations.ts";
import { deviceHashOf } from "./authorize-sign-in.ts";
import type { Visitor } from "./open-session.ts";

/** What a device that waits is told: not whose account it asked about. */
interface DeviceAuthorization {
  readonly state: AuthorizationState;
  /** In milliseconds since the epoch. */
  readonly until: number;
}

/** Tells the device that wants to sign in what became of that. */
export class ViewAuthorization {
  readonly #authorizations: Pick<SignInAuthorizations, "ofDevice">;
  readonly #tokens: Pick<SessionTokens, "hash">;

  constructor(
    authorizations: Pick<SignInAuthorizations, "ofDevice">,
    tokens: Pick<SessionTokens, "hash">,
  ) {
    this.#authorizations = authorizations;
    this.#tokens = tokens;
  }

  /** Undefined: this device asked nobody. */
  async execute(
    visitor: Pick<Visitor, "device" | "address" | "agent">,
  ): Promise<DeviceAuthorization | undefined> {
    const asked = await this.#authorizations.ofDevice(deviceHashOf(visitor, this.#tokens));
    return (
      asked && { state: authorizationState(asked, asked.readAt), until: authorizationEnd(asked) }
    );
  }
}
