import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { foldedName } from "../../domain/account/folded-name.ts";
import { accountAllows } from "../../domain/account/trader-account.ts";
import { asksFactor } from "../../domain/account/two-factor.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { Credentials, TraderStore } from "../ports/trader-store.ts";
import type { CheckPassword, CredentialsRefusal } from "./check-password.ts";
import type { CheckFactor } from "./check-factor.ts";
import type { OpenSession, SignedIn, Visitor } from "./open-session.ts";
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
 * - `account_banned`
 * - `account_compromised`: its password has to be reset first.
 */
type LogInRefusal =
  | CredentialsRefusal
  | { readonly code: "account_banned" | "account_compromised" };

/** What is needed to sign in. */
interface LogInParts {
  readonly traders: TraderStore;
  readonly checkPassword: CheckPassword;
  readonly checkFactor: Pick<CheckFactor, "execute">;
  readonly openSession: OpenSession;
  readonly policy: Current<AccountPolicy>;
  readonly security: SecurityEvents;
}

/**
 * Signs a trader in: with the password and, where it is set, the second factor. Both failures have one
 * answer, and no session begins before both.
 */
export class LogIn {
  readonly #parts: LogInParts;

  constructor(parts: LogInParts) {
    this.#parts = parts;
  }

  async execute(command: LogInCommand): Promise<Result<SignedIn, LogInRefusal>> {
    const { traders, checkPassword, openSession, policy, security } = this.#parts;
    const { login, password, code, visitor } = command;
    const { address } = visitor;
    const credentials = await traders.credentialsByLogin(login);
    const checked = await checkPassword.execute({
      // Counted by what was typed, not by whose it is: a limit shared by name and address would
      // tell a stranger that they belong to one person.
      subject: `log-in ${address} ${foldedName(login)}`,
      limit: policy().logIn,
      password,
      credentials,
      alsoRight: (known) => this.#hasFactor(known, code),
    });
    if (!checked.ok) {
      // A reached limit is noted where every one is.
      if (checked.refusal.code === "wrong_credentials") {
        security.note({ name: "sign_in_refused", traderId: credentials?.traderId, address });
      }
      return checked;
    }
    const { traderId, username, account } = checked.value;
    if (!accountAllows(account, "sign_in")) {
      security.note({ name: "sign_in_locked", traderId, address });
      const isBanned = account.states.includes("banned");
      return refuse({ code: isBanned ? "account_banned" : "account_compromised" });
    }
    const withFactor = asksFactor(account.twoFactor, "login");
    return accept({
      username,
      token: await openSession.execute(traderId, visitor, { withFactor }),
    });
  }

  async #hasFactor({ traderId, account }: Credentials, code: string | undefined): Promise<boolean> {
    if (!asksFactor(account.twoFactor, "login")) return true;
    if (code === undefined) return false;
    const { checkFactor } = this.#parts;
    return (await checkFactor.execute(traderId, code, { takesRecovery: true })).ok;
  }
}
