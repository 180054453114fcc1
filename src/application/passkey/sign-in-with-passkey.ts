import type { TraderId } from "../../domain/id/id.ts";
import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { accountAllows } from "../../domain/account/trader-account.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CheckPasskey, PasskeyRefusal } from "../account/check-passkey.ts";
import { lockedCode, type LockedAccount } from "../account/locked-account.ts";
import type { OpenSession, SignedIn, Visitor } from "../account/open-session.ts";
import { signInSubject } from "../account/passkey-subject.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PasskeyAnswer } from "../ports/passkey-signatures.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { TraderStore } from "../ports/trader-store.ts";

type SignInRefusal = PasskeyRefusal | LockedAccount;

/** What is needed to sign in. */
interface SignInParts {
  readonly checkPasskey: Pick<CheckPasskey<TraderId>, "execute">;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly openSession: OpenSession;
  readonly policy: Current<AccountPolicy>;
  readonly security: SecurityEvents;
}

/**
 * Signs a trader in with a passkey, which names its owner. The authenticator verified who holds it, so
 * the session begins with a second factor.
 */
export class SignInWithPasskey {
  readonly #parts: SignInParts;

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  async execute(answer: PasskeyAnswer, visitor: Visitor): Promise<Result<SignedIn, SignInRefusal>> {
    const { checkPasskey, traders, openSession, policy, security } = this.#parts;
    const { address } = visitor;
    const subject = signInSubject(visitor);
    if (subject === undefined) return refuse({ code: "wrong_passkey" });
    const limit = policy().logIn;
    const checked = await checkPasskey.execute(answer, { subject, limit, address });
    if (!checked.ok) {
      security.note({ name: "sign_in_refused", address });
      return checked;
    }
    const { ownerId: traderId } = checked.value;
    const owner = await traders.credentialsOf(traderId);
    if (!owner) return refuse({ code: "wrong_passkey" });
    const { account, username } = owner;
    if (!accountAllows(account, "sign_in")) {
      security.note({ name: "sign_in_locked", traderId, address });
      return refuse({ code: lockedCode(account) });
    }
    const token = await openSession.execute(traderId, visitor, { withFactor: true });
    return accept({ username, token });
  }
}
