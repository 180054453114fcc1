import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import { signInTurn } from "../../domain/account/sign-in-authorization.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Current } from "../ports/current-policy.ts";
import type { KnownDevices } from "../ports/known-devices.ts";
import type { NewId } from "../ports/new-id.ts";
import type { SessionTokens, TokenHash } from "../ports/session-tokens.ts";
import type { SignInAuthorizations } from "../ports/sign-in-authorizations.ts";
import { shownAgent, type Visitor } from "./open-session.ts";

/**
 * Why a sign-in does not go on, told only after the right password.
 *
 * - `authorization_pending`: the owner was asked on their other devices
 * - `authorization_denied`: they said that it is not them
 * - `authorization_limit`: too many devices wait for them already
 */
export interface NotAuthorized {
  readonly code: "authorization_pending" | "authorization_denied" | "authorization_limit";
}

/** What is needed to ask an owner about a sign-in. */
interface AuthorizeParts {
  readonly authorizations: Pick<SignInAuthorizations, "isWanted" | "turn">;
  readonly devices: KnownDevices;
  readonly tokens: SessionTokens;
  readonly newId: NewId;
  readonly policy: Current<SessionPolicy>;
}

/** Lets a sign-in on an unknown device go on once its owner approved it on another one. */
export class AuthorizeSignIn {
  readonly #parts: AuthorizeParts;

  constructor(parts: AuthorizeParts) {
    this.#parts = parts;
  }

  async execute(traderId: TraderId, visitor: Visitor): Promise<Result<null, NotAuthorized>> {
    const { authorizations, devices, tokens, newId, policy } = this.#parts;
    if (!(await authorizations.isWanted(traderId))) return accept(null);
    const hash = deviceHashOf(visitor, tokens);
    if (await devices.has(traderId, hash)) return accept(null);
    const device = { id: newId(), hash, agent: shownAgent(visitor.agent) };
    const turn = await authorizations.turn(traderId, device, policy(), signInTurn);
    switch (turn) {
      case "free":
      case "use":
        return accept(null);
      case "ask":
      case "wait":
        return refuse({ code: "authorization_pending" });
      case "denied":
        return refuse({ code: "authorization_denied" });
      case "full":
        return refuse({ code: "authorization_limit" });
    }
  }
}

/** A program without cookies is known by what it says of itself, and is asked about every time. */
export function deviceHashOf(
  { device, address, agent }: Pick<Visitor, "device" | "address" | "agent">,
  tokens: Pick<SessionTokens, "hash">,
): TokenHash {
  return tokens.hash(device ?? `${address} ${agent}`);
}
