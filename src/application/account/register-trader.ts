import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import {
  normalPassword,
  passwordRefusal,
  type PasswordRefusal,
} from "../../domain/account/password.ts";
import { parseUsername, type UsernameRefusal } from "../../domain/account/username.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { ProofNeeded } from "../ports/bot-check.ts";
import type { CommonPasswords } from "../ports/common-passwords.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { NewTrader, TraderStore } from "../ports/trader-store.ts";
import type { BotGate } from "./bot-gate.ts";
import type { OpenSession, SignedIn, Visitor } from "./open-session.ts";
import { isCommonPassword } from "./is-common-password.ts";
import type { Current } from "../ports/current-policy.ts";

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly visitor: Visitor;
}

/** Why a field was refused. `..._taken`: another trader has it, or one that looks like it. */
type RegistrationFault =
  | UsernameRefusal["code"]
  | PasswordRefusal["code"]
  | "username_taken"
  | "email_taken";

type RegistrationRefusal =
  | { readonly code: "registration_refused"; readonly faults: readonly RegistrationFault[] }
  | ProofNeeded;

/** What is needed to open an account. */
interface RegistrationParts {
  readonly traders: TraderStore;
  readonly openSession: OpenSession;
  readonly gate: BotGate;
  readonly hasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly newId: NewId;
  readonly policy: Current<AccountPolicy>;
  /** The verification level of a new account. */
  readonly initialLevel: number;
  /** The badge of a new account; none by default. */
  readonly initialBadge?: string;
  /** The name of the marketplace: no username may resemble it. */
  readonly brandName: string;
}

/** Opens an account and signs in. */
export class RegisterTrader {
  readonly #parts: RegistrationParts;

  constructor(parts: RegistrationParts) {
    this.#parts = parts;
  }

  async execute(registration: Registration): Promise<Result<SignedIn, RegistrationRefusal>> {
    const {
      brandName,
      policy: current,
      gate,
      hasher,
      newId,
      initialLevel,
      initialBadge,
    } = this.#parts;
    const policy = current();
    const { email, password, visitor } = registration;
    const username = parseUsername(registration.username, brandName, policy.username);
    const passwordFault = await this.#passwordFault(registration);
    if (!username.ok || passwordFault) {
      return refuse({
        code: "registration_refused",
        faults: [
          ...(username.ok ? [] : [username.refusal.code]),
          ...(passwordFault ? [passwordFault] : []),
        ],
      });
    }
    // Counted from here, whatever the outcome: what follows reveals who has an account.
    const subject = `register ${visitor.address}`;
    const passed = await gate.pass({
      subject,
      brakes: [{ subject, limit: policy.register }],
      answer: visitor.proofOfWork,
      address: visitor.address,
    });
    if (!passed.ok) return passed;
    const passwordHash = await hasher
      .hash(normalPassword(password))
      .catch(async (error: unknown) => {
        await gate.takeBack(passed.value);
        throw error;
      });
    return this.#add(
      {
        id: newId(),
        username: username.value,
        email,
        passwordHash,
        level: initialLevel,
        badge: initialBadge ?? "no_badge",
      },
      visitor,
    );
  }

  async #passwordFault(registration: Registration): Promise<PasswordRefusal["code"] | undefined> {
    const { commonPasswords, policy: current } = this.#parts;
    const policy = current();
    const { password } = registration;
    const isListed = await isCommonPassword(commonPasswords, password, policy.password);
    return passwordRefusal(password, registration, isListed, policy.password)?.code;
  }

  async #add(trader: NewTrader, visitor: Visitor): Promise<Result<SignedIn, RegistrationRefusal>> {
    const { traders, openSession } = this.#parts;
    const taken = await traders.add(trader);
    if (taken.length > 0) {
      const faults = taken.map((field): RegistrationFault => `${field}_taken`);
      return refuse({ code: "registration_refused", faults });
    }
    const token = await openSession.execute(trader.id, visitor);
    return accept({ username: trader.username.text, token });
  }
}
