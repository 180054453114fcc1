import type { CredentialsRefusal } from "../account/check-password.ts";
import type { ConfirmPassword } from "../account/confirm-password.ts";
import type { Actor } from "../account/actor.ts";
import type { Result } from "../../domain/result/result.ts";
import type { ReleaseProof } from "../../domain/trade/trade-command.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { DeskRefusal, TradeDesk } from "./trade-desk.ts";

/**
 * The seller releases the crypto to the buyer (T23). A release is a withdrawal: without a fresh proof
 * of who it is the rules refuse it (decisions, People and roles).
 */
export class ReleaseTrade {
  readonly #desk: TradeDesk;
  readonly #confirmPassword: Pick<ConfirmPassword, "execute">;

  constructor(desk: TradeDesk, confirmPassword: Pick<ConfirmPassword, "execute">) {
    this.#desk = desk;
    this.#confirmPassword = confirmPassword;
  }

  async execute(
    actor: Actor,
    tradeId: string,
    password: string | undefined,
    key?: CommandKey,
  ): Promise<Result<string, DeskRefusal | CredentialsRefusal>> {
    const actorId = actor.traderId;
    let proof: ReleaseProof | undefined;
    if (password !== undefined) {
      const confirmed = await this.#confirmPassword.execute(actorId, password);
      if (!confirmed.ok) return confirmed;
      proof = { provenAt: confirmed.value, kind: "password" };
    }
    const command = () => ({ act: "release" as const, actorId, ...(proof && { proof }) });
    return this.#desk.act({ tradeId, actorId, key, command });
  }
}
