import type { TraderId } from "../../domain/id/id.ts";
import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { isProven, type IdentityProof } from "../../domain/account/identity-proof.ts";
import { asksAnyFactor } from "../../domain/account/two-factor.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { TradePolicy } from "../../domain/trade/trade-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PasskeyAnswer } from "../ports/passkey-signatures.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { CheckFactor } from "./check-factor.ts";
import type { CheckPasskey, PasskeyRefusal } from "./check-passkey.ts";
import type { CodeRefusal } from "./check-code.ts";
import type { CredentialsRefusal } from "./check-password.ts";
import type { ConfirmPassword } from "./confirm-password.ts";
import { sessionSubject } from "./passkey-subject.ts";

/** What a trader typed to prove who they are; a code counts before a password. */
export interface TypedProof {
  readonly password?: string | undefined;
  /** Of their authenticator app, or one that was sent for the act. */
  readonly code?: string | undefined;
  /** What one of their passkeys signed; it counts before a code. */
  readonly passkey?: PasskeyAnswer | undefined;
}

/** Why what was typed proves nothing. */
export type ProofRefusal = CredentialsRefusal | CodeRefusal | PasskeyRefusal;

/** `proof_needed`: it is of a kind that is not enough here. */
export type OwnerProofRefusal = ProofRefusal | { readonly code: "proof_needed" };

/** How old a proof may be, and how often one may fail. */
interface ProofPolicy {
  readonly trade: Pick<TradePolicy, "proofAge">;
  readonly account: Pick<AccountPolicy, "confirmPassword">;
}

/** What is needed to prove who somebody is. */
interface ProofParts {
  readonly confirmPassword: Pick<ConfirmPassword, "execute">;
  readonly checkFactor: Pick<CheckFactor, "execute">;
  readonly checkPasskey: Pick<CheckPasskey<TraderId>, "execute">;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly policy: Current<ProofPolicy>;
}

/**
 * Makes the proof that rules ask for, of what a signed-in trader typed. Without anything typed it is
 * the session itself, if that began with a second factor. The rules decide whether it is enough.
 */
export class ProveIdentity {
  readonly #parts: ProofParts;

  constructor(parts: ProofParts) {
    this.#parts = parts;
  }

  /**
   * No proof where there is none: the rules then ask for one. `takesRecovery`: a recovery code is as
   * good as one of the app.
   */
  async execute(
    actor: Actor,
    { password, code, passkey }: TypedProof,
    use: "release" | "sendout" | "account",
    takesRecovery = false,
  ): Promise<Result<IdentityProof | undefined, ProofRefusal>> {
    const { confirmPassword, checkFactor, checkPasskey, policy } = this.#parts;
    const { traderId } = actor;
    if (passkey !== undefined) {
      const subject = sessionSubject("prove", actor);
      const limit = policy().account.confirmPassword;
      const signed = await checkPasskey.execute(passkey, { subject, ownerId: traderId, limit });
      return signed.ok ? accept({ kind: "factor", provenAt: signed.value.provenAt }) : signed;
    }
    if (code !== undefined) {
      const checked = await checkFactor.execute(traderId, code, { use, takesRecovery });
      return checked.ok ? accept({ kind: "factor", provenAt: checked.value }) : checked;
    }
    if (password !== undefined) {
      const confirmed = await confirmPassword.execute(traderId, password);
      return confirmed.ok ? accept({ kind: "password", provenAt: confirmed.value }) : confirmed;
    }
    return accept(sessionProof(actor));
  }

  /**
   * The proof that changes of the account's own security take: a code where any second factor is set,
   * else the password; never the session alone. Nothing where nothing was typed.
   */
  async ofOwner(
    actor: Actor,
    typed: TypedProof,
    takesRecovery = false,
  ): Promise<Result<IdentityProof | undefined, OwnerProofRefusal>> {
    const { password, code, passkey } = typed;
    if ([password, code, passkey].every((each) => each === undefined)) return accept(undefined);
    const proof = await this.execute(actor, typed, "account", takesRecovery);
    if (!proof.ok) return proof;
    const owner = await this.#parts.traders.credentialsOf(actor.traderId);
    if (!owner) return refuse({ code: "proof_needed" });
    const isEnough = isProven(proof.value, {
      now: owner.readAt,
      asksFactor: asksAnyFactor(owner.account.twoFactor),
      proofAge: this.#parts.policy().trade.proofAge,
    });
    return isEnough ? proof : refuse({ code: "proof_needed" });
  }
}

/** The proof that a session is by itself: one that began with a second factor. */
export function sessionProof({
  sessionStartedAt,
  signedInWithFactor = false,
}: Actor): IdentityProof | undefined {
  return signedInWithFactor ? { kind: "session", provenAt: sessionStartedAt } : undefined;
}
