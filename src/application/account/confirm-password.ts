import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { CheckPassword, CredentialsRefusal } from "./check-password.ts";

/**
 * Lets a trader who is signed in prove that it is he, by his password. Limited by the trader alone:
 * only who holds a session of his can use the tries up.
 */
export class ConfirmPassword {
  readonly #traders: TraderStore;
  readonly #checkPassword: CheckPassword;
  readonly #policy: AccountPolicy;

  constructor(traders: TraderStore, checkPassword: CheckPassword, policy: AccountPolicy) {
    this.#traders = traders;
    this.#checkPassword = checkPassword;
    this.#policy = policy;
  }

  /** Gives the moment of the proof, in milliseconds since the epoch by the database's clock. */
  async execute(traderId: string, password: string): Promise<Result<number, CredentialsRefusal>> {
    const checked = await this.#checkPassword.execute({
      subject: `confirm-password ${traderId}`,
      limit: this.#policy.confirmPassword,
      password,
      credentials: await this.#traders.credentialsOf(traderId),
    });
    return checked.ok ? accept(checked.value.readAt) : checked;
  }
}
