import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { accountAllows } from "../../domain/account/trader-account.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { ProofNeeded } from "../ports/bot-check.ts";
import type { CheckPassword } from "./check-password.ts";
import type { OpenSession, SignedIn, Visitor } from "./open-session.ts";
import type { SignInGate } from "./sign-in-gate.ts";
import type { Current } from "../ports/current-policy.ts";

interface LogInCommand {
  /** The name or the email address. */
  readonly login: string;
  readonly password: string;
  readonly visitor: Visitor;
}

/**
 * Why nobody was signed in. The account's state is shown only after the correct password:
 *
 * - `wrong_credentials` does not say whether it was the name or the password.
 * - `account_banned`
 * - `account_compromised`: its password has to be reset first.
 */
type LogInRefusal =
  | ProofNeeded
  | { readonly code: "wrong_credentials" | "account_banned" | "account_compromised" };

/** What is needed to sign in. */
interface LogInParts {
  readonly traders: TraderStore;
  readonly signInGate: SignInGate;
  readonly checkPassword: CheckPassword;
  readonly openSession: OpenSession;
  readonly policy: Current<AccountPolicy>;
  readonly security: SecurityEvents;
}

/** Signs a trader in. */
export class LogIn {
  readonly #parts: LogInParts;

  constructor(parts: LogInParts) {
    this.#parts = parts;
  }

  async execute(command: LogInCommand): Promise<Result<SignedIn, LogInRefusal>> {
    const { traders, signInGate, checkPassword, openSession, policy, security } = this.#parts;
    const { login, password, visitor } = command;
    const { address } = visitor;
    const credentials = await traders.credentialsByLogin(login);
    const { logIn: near, logInAnywhere: anywhere } = policy();
    const accountId = credentials?.traderId;
    const passed = await signInGate.pass({ login, accountId, visitor, near, anywhere });
    if (!passed.ok) return passed;
    const checked = await checkPassword.counted({ password, credentials }, passed.value);
    if (!checked.ok) {
      security.note({ name: "sign_in_refused", traderId: accountId, address });
      return checked;
    }
    const { traderId, username, account } = checked.value;
    if (!accountAllows(account, "sign_in")) {
      security.note({ name: "sign_in_locked", traderId, address });
      const isBanned = account.states.includes("banned");
      return refuse({ code: isBanned ? "account_banned" : "account_compromised" });
    }
    return accept({ username, token: await openSession.execute(traderId, visitor) });
  }
}
