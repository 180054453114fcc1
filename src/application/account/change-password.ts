import type { PasswordPolicy } from "../../domain/account/account-policy.ts";
import {
  normalPassword,
  passwordRefusal,
  type PasswordRefusal,
} from "../../domain/account/password.ts";
import { asksAnyFactor } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CommonPasswords } from "../ports/common-passwords.ts";
import type { OwnAccountStore } from "../ports/own-account-store.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { Actor } from "../actor/actor.ts";
import type { ConfirmPassword } from "./confirm-password.ts";
import type { OpenSession, Visitor } from "./open-session.ts";
import { isCommonPassword } from "./is-common-password.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "./prove-identity.ts";
import type { Current } from "../ports/current-policy.ts";

interface PasswordChange {
  readonly current: string;
  /** A code or a passkey, where a second factor is set. */
  readonly factor: Pick<TypedProof, "code" | "passkey">;
  readonly next: string;
  readonly visitor: Visitor;
}

type ChangePasswordRefusal = OwnerProofRefusal | PasswordRefusal;

/** What is needed to change a password. */
interface ChangePasswordParts {
  readonly traders: TraderStore;
  readonly accounts: OwnAccountStore;
  readonly confirmPassword: ConfirmPassword;
  readonly proveIdentity: Pick<ProveIdentity, "ofOwner">;
  readonly hasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly openSession: OpenSession;
  readonly policy: Current<PasswordPolicy>;
}

/**
 * Changes the password of a trader who proves that they know the current one, and their second factor
 * if one is set. Every session ends with it; the requesting browser gets a new one (reliability, S02 and S04).
 */
export class ChangePassword {
  readonly #parts: ChangePasswordParts;

  constructor(parts: ChangePasswordParts) {
    this.#parts = parts;
  }

  /** Returns the secret of the new session. */
  async execute(
    actor: Actor,
    { current, factor, next, visitor }: PasswordChange,
  ): Promise<Result<string, ChangePasswordRefusal>> {
    const { traders, accounts, confirmPassword, proveIdentity, hasher, openSession } = this.#parts;
    const { traderId } = actor;
    // Read before the proof: only the very password that was proven is replaced.
    const before = await traders.credentialsOf(traderId);
    const confirmed = await confirmPassword.execute(traderId, current);
    if (!confirmed.ok) return confirmed;
    const fault = await this.#faultOf(traderId, next);
    if (fault) return refuse(fault);
    // Last: a refused password must not use the code up.
    const isFactorAsked = before !== undefined && asksAnyFactor(before.account.twoFactor);
    if (isFactorAsked) {
      const proof = await proveIdentity.ofOwner(actor, factor);
      if (!proof.ok) return proof;
      if (!proof.value) return refuse({ code: "proof_needed" });
    }
    const hash = await hasher.hash(normalPassword(next));
    const isChanged =
      before !== undefined && (await accounts.changePassword(traderId, before.passwordHash, hash));
    if (!isChanged) return refuse({ code: "wrong_credentials" });
    return accept(await openSession.execute(traderId, visitor, { withFactor: isFactorAsked }));
  }

  async #faultOf(traderId: TraderId, next: string): Promise<PasswordRefusal | undefined> {
    const { traders, commonPasswords, policy: current } = this.#parts;
    const policy = current();
    const owner = await traders.profileOf(traderId);
    if (!owner) throw new Error(`Trader ${traderId} is signed in and not there`);
    const isListed = await isCommonPassword(commonPasswords, next, policy);
    return passwordRefusal(next, owner, isListed, policy);
  }
}
