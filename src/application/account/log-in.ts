import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { foldedName } from "../../domain/account/folded-name.ts";
import { accountAllows } from "../../domain/account/trader-account.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { CheckPassword, CredentialsRefusal } from "./check-password.ts";
import type { OpenSession, SignedIn, Visitor } from "./open-session.ts";
import type { Current } from "../ports/current-policy.ts";

interface LogInCommand {
  /** The name or the e-mail address. */
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

/** Signs a trader in. */
export class LogIn {
  readonly #traders: TraderStore;
  readonly #checkPassword: CheckPassword;
  readonly #openSession: OpenSession;
  readonly #policy: Current<AccountPolicy>;

  constructor(
    traders: TraderStore,
    checkPassword: CheckPassword,
    openSession: OpenSession,
    policy: Current<AccountPolicy>,
  ) {
    this.#traders = traders;
    this.#checkPassword = checkPassword;
    this.#openSession = openSession;
    this.#policy = policy;
  }

  async execute(command: LogInCommand): Promise<Result<SignedIn, LogInRefusal>> {
    const { login, password, visitor } = command;
    const checked = await this.#checkPassword.execute({
      // Counted by what was typed, not by whose it is: a limit shared by name and address would
      // tell a stranger that they belong to one person.
      subject: `log-in ${visitor.address} ${foldedName(login)}`,
      limit: this.#policy().logIn,
      password,
      credentials: await this.#traders.credentialsByLogin(login),
    });
    if (!checked.ok) return checked;
    const { traderId, username, account } = checked.value;
    if (!accountAllows(account, "sign_in")) {
      const isBanned = account.states.includes("banned");
      return refuse({ code: isBanned ? "account_banned" : "account_compromised" });
    }
    return accept({ username, token: await this.#openSession.execute(traderId, visitor) });
  }
}
