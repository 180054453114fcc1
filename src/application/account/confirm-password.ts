import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { CheckPassword, CredentialsRefusal } from "./check-password.ts";
import { SingleFlight } from "./single-flight.ts";
import type { Current } from "../ports/current-policy.ts";

/** The moment of a proof, in milliseconds since the epoch by the database's clock. */
type Proven = Result<number, CredentialsRefusal>;

/**
 * Lets a signed-in trader prove their identity with their password. Limited by the trader alone:
 * only the holder of one of their sessions can use up the attempts. The same password, sent several
 * times at once, is one attempt: a seller may release many trades at the same moment, and nobody
 * learns more from it.
 */
export class ConfirmPassword {
  readonly #traders: TraderStore;
  readonly #checkPassword: CheckPassword;
  readonly #policy: Current<AccountPolicy>;
  readonly #tries = new SingleFlight<Proven>();

  constructor(traders: TraderStore, checkPassword: CheckPassword, policy: Current<AccountPolicy>) {
    this.#traders = traders;
    this.#checkPassword = checkPassword;
    this.#policy = policy;
  }

  execute(traderId: TraderId, password: string): Promise<Proven> {
    return this.#tries.run(JSON.stringify([traderId, password]), () =>
      this.#try(traderId, password),
    );
  }

  async #try(traderId: TraderId, password: string): Promise<Proven> {
    const checked = await this.#checkPassword.execute({
      subject: `confirm-password ${traderId}`,
      limit: this.#policy().confirmPassword,
      password,
      credentials: await this.#traders.credentialsOf(traderId),
    });
    return checked.ok ? accept(checked.value.readAt) : checked;
  }
}
