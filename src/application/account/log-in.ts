import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { accountAllows } from "../../domain/account/trader-account.ts";
import { asksFactor } from "../../domain/account/two-factor.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { Credentials, TraderStore } from "../ports/trader-store.ts";
import type { ProofNeeded } from "../ports/bot-check.ts";
import { Admission } from "./admission.ts";
import type { AuthorizeSignIn, NotAuthorized } from "./authorize-sign-in.ts";
import type { CheckFactor } from "./check-factor.ts";
import type { CheckPassword } from "./check-password.ts";
import { lockedCode, type LockedAccount } from "./locked-account.ts";
import type { OpenSession, SignedIn, Visitor } from "./open-session.ts";
import type { SignInGate } from "./sign-in-gate.ts";
import type { Current } from "../ports/current-policy.ts";

interface LogInCommand {
  /** The name or the email address. */
  readonly login: string;
  readonly password: string;
  /** Of the authenticator app, or a recovery code; undefined if none was typed. */
  readonly code?: string | undefined;
  readonly visitor: Visitor;
}

/**
 * Why nobody was signed in. The account's state is shown only after the correct password:
 *
 * - `wrong_credentials` does not say whether it was the name or the password.
 * - `LockedAccount` and `NotAuthorized`: what they say.
 */
type LogInRefusal =
  | ProofNeeded
  | LockedAccount
  | NotAuthorized
  | { readonly code: "wrong_credentials" };

/** What is needed to sign in. */
interface LogInParts {
  readonly traders: TraderStore;
  readonly signInGate: SignInGate;
  readonly checkPassword: CheckPassword;
  readonly checkFactor: Pick<CheckFactor, "execute">;
  readonly authorizeSignIn: Pick<AuthorizeSignIn, "execute">;
  readonly openSession: OpenSession;
  readonly policy: Current<AccountPolicy>;
  readonly security: SecurityEvents;
}

/**
 * As many as can wait for their password to be looked at. Of a rush, all others would only fill the
 * connections to the database before they are sent away, and everybody else would wait behind them.
 */
const mostAtOnce = 51;

/**
 * Signs a trader in: with the password and, where it is set, the second factor. Both failures have one
 * answer, and no session begins before both.
 */
export class LogIn {
  readonly #parts: LogInParts;
  readonly #admission = new Admission(mostAtOnce);

  constructor(parts: LogInParts) {
    this.#parts = parts;
  }

  /** Throws `Busy` in a rush. */
  execute(command: LogInCommand): Promise<Result<SignedIn, LogInRefusal>> {
    return this.#admission.pass(() => this.#signIn(command));
  }

  async #signIn(command: LogInCommand): Promise<Result<SignedIn, LogInRefusal>> {
    const { traders, signInGate, checkPassword, authorizeSignIn, openSession, policy, security } =
      this.#parts;
    const { login, password, code, visitor } = command;
    const { address } = visitor;
    const credentials = await traders.credentialsByLogin(login);
    const { logIn: near, logInAnywhere: anywhere } = policy();
    const accountId = credentials?.traderId;
    const passed = await signInGate.pass({ login, accountId, visitor, near, anywhere });
    if (!passed.ok) return passed;
    const checked = await checkPassword.counted(
      { password, credentials, alsoRight: (known) => this.#hasFactor(known, code) },
      passed.value,
    );
    if (!checked.ok) {
      security.note({ name: "sign_in_refused", traderId: accountId, address });
      return checked;
    }
    const { traderId, username, account } = checked.value;
    if (!accountAllows(account, "sign_in")) {
      security.note({ name: "sign_in_locked", traderId, address });
      return refuse({ code: lockedCode(account) });
    }
    const withFactor = asksFactor(account.twoFactor, "login");
    const authorized = withFactor ? accept(null) : await authorizeSignIn.execute(traderId, visitor);
    if (!authorized.ok) return authorized;
    return accept({
      username,
      token: await openSession.execute(traderId, visitor, { withFactor }),
    });
  }

  async #hasFactor({ traderId, account }: Credentials, code: string | undefined): Promise<boolean> {
    if (!asksFactor(account.twoFactor, "login")) return true;
    if (code === undefined) return false;
    const { checkFactor } = this.#parts;
    return (await checkFactor.execute(traderId, code, { use: "login", takesRecovery: true })).ok;
  }
}
