import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { foldedName } from "../../domain/account/folded-name.ts";
import { accountAllows } from "../../domain/account/trader-account.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { CheckPassword, CredentialsRefusal } from "./check-password.ts";
import type { OpenSession, SignedIn, Visitor } from "./open-session.ts";
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
    const { traders, checkPassword, openSession, policy, security } = this.#parts;
    const { login, password, visitor } = command;
    const { address } = visitor;
    const credentials = await traders.credentialsByLogin(login);
    const checked = await checkPassword.execute({
      // Counted by what was typed, not by whose it is: a limit shared by name and address would
      // tell a stranger that they belong to one person.
      subject: `log-in ${address} ${foldedName(login)}`,
      limit: policy().logIn,
      password,
      credentials,
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
    return accept({ username, token: await openSession.execute(traderId, visitor) });
  }
}
