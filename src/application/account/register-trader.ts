import {
  registrationGroup,
  registrationGroups,
  type IdFirstCountries,
} from "../../domain/kyc/registration-group.ts";
import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { currencyOfRegion } from "../../domain/catalogue/region-currencies.ts";
import { firstLevel } from "../../domain/account/demo-account.ts";
import { meantAddress } from "../../domain/account/email-typo.ts";
import {
  normalPassword,
  passwordRefusal,
  type PasswordRefusal,
} from "../../domain/account/password.ts";
import { parseUsername, type UsernameRefusal } from "../../domain/account/username.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AddressCountries } from "../ports/address-countries.ts";
import type { Attempt, AttemptLimits } from "../ports/attempt-limits.ts";
import type { ProofNeeded } from "../ports/bot-check.ts";
import type { CommonPasswords } from "../ports/common-passwords.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { NewTrader, TraderStore } from "../ports/trader-store.ts";
import type { BotGate } from "./bot-gate.ts";
import type { OpenSession, SignedIn, Visitor } from "./open-session.ts";
import { codeSendsTo } from "./code-sends.ts";
import { isCommonPassword } from "./is-common-password.ts";
import type { Current } from "../ports/current-policy.ts";

interface Registration {
  readonly username: string;
  readonly email: string;
  /** Whether they were asked about its domain, and meant it. */
  readonly isEmailMeant?: boolean | undefined;
  readonly password: string;
  /** Whether it is to be a demo account, for good. */
  readonly isDemo?: boolean | undefined;
  readonly visitor: Visitor;
  /** Of whoever brought them; one that nobody has is ignored. */
  readonly referralCode?: string | undefined;
}

/**
 * Why a field was refused:
 *
 * - `username_taken`: another trader has it, or one that looks like it.
 * - `email_typo`: its domain looks like a typo.
 */
type RegistrationFault =
  | UsernameRefusal["code"]
  | PasswordRefusal["code"]
  | "username_taken"
  | "email_typo";

type RegistrationRefusal =
  | {
      readonly code: "registration_refused";
      readonly faults: readonly RegistrationFault[];
      /** What was probably meant, where the address has a typo. */
      readonly meantEmail?: string;
    }
  | ProofNeeded;

/** Of an account whose owner is nobody knows where; they choose another in their settings. */
const usualCurrency = "USD";

/** Whether a code is sent to the address, and what was counted for it. */
interface Confirmation {
  readonly confirmation: NewTrader["confirmation"];
  readonly send?: Attempt;
}

/** A demo account confirms nothing: its address stays free for a real account of the same person. */
const unconfirmed: Confirmation = { confirmation: "not_asked" };

/** What is needed to open an account. */
interface RegistrationParts {
  readonly traders: TraderStore;
  readonly openSession: OpenSession;
  readonly gate: BotGate;
  readonly attempts: AttemptLimits;
  readonly hasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly newId: NewId;
  readonly places: AddressCountries;
  readonly policy: Current<AccountPolicy>;
  /** Where people verify their ID before their first trade. */
  readonly idFirstCountries: Current<IdFirstCountries>;
  /** The verification level of a new account. */
  readonly initialLevel: number;
  /** The badge of a new account; none by default. */
  readonly initialBadge?: string;
  /** The name of the marketplace: no username may resemble it. */
  readonly brandName: string;
  /** Whether addresses are made up for this installation, and nobody has to confirm them. */
  readonly hasMadeUpAddresses?: boolean;
}

/**
 * Opens an account and signs in. What is answered does not depend on whose the address is: the mail to
 * it says that, to its owner alone.
 */
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
    const { email, isEmailMeant = false, isDemo = false, password, visitor } = registration;
    const meantEmail = isEmailMeant ? undefined : meantAddress(email);
    const username = parseUsername(registration.username, brandName, policy.username);
    const passwordFault = await this.#passwordFault(registration);
    if (!username.ok || passwordFault || meantEmail !== undefined) {
      return refuse({
        code: "registration_refused",
        faults: [
          ...(username.ok ? [] : [username.refusal.code]),
          ...(meantEmail === undefined ? [] : ["email_typo" as const]),
          ...(passwordFault ? [passwordFault] : []),
        ],
        ...(meantEmail !== undefined && { meantEmail }),
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
    const { country } = await this.#parts.places.placeOf(visitor.address);
    const { confirmation, send } = isDemo ? unconfirmed : await this.#confirmationOf(email);
    return this.#add(
      {
        id: newId(),
        username: username.value,
        email,
        passwordHash,
        level: firstLevel(isDemo, initialLevel),
        ...(isDemo && { isDemo }),
        badge: initialBadge ?? "no_badge",
        confirmation,
        currency: currencyOfRegion(country ?? "") ?? usualCurrency,
        registrationGroup: isDemo
          ? registrationGroups.idNotRequired
          : registrationGroup(country, this.#parts.idFirstCountries()),
        // Partners earn nothing from play money.
        referralCode: isDemo ? undefined : registration.referralCode,
      },
      visitor,
      send,
    );
  }

  /** Whoever registers with an address that got enough codes is not told: it is not theirs, perhaps. */
  async #confirmationOf(email: string): Promise<Confirmation> {
    const { attempts, hasMadeUpAddresses = false, policy } = this.#parts;
    if (hasMadeUpAddresses) return { confirmation: "made_up" };
    const send = await attempts.begin(codeSendsTo(email), policy().emailCode.sends);
    return send.ok ? { confirmation: "asked", send: send.value } : { confirmation: "not_asked" };
  }

  async #passwordFault(registration: Registration): Promise<PasswordRefusal["code"] | undefined> {
    const { commonPasswords, policy: current } = this.#parts;
    const policy = current();
    const { password } = registration;
    const isListed = await isCommonPassword(commonPasswords, password, policy.password);
    return passwordRefusal(password, registration, isListed, policy.password)?.code;
  }

  async #add(
    trader: NewTrader,
    visitor: Visitor,
    send: Attempt | undefined,
  ): Promise<Result<SignedIn, RegistrationRefusal>> {
    const { traders, openSession, attempts } = this.#parts;
    const outcome = await traders.add(trader);
    if (outcome === "username_taken") {
      if (send) await attempts.takeBack(send);
      return refuse({ code: "registration_refused", faults: [outcome] });
    }
    const token = await openSession.execute(trader.id, visitor, { withFactor: false });
    return accept({ username: trader.username.text, token });
  }
}
