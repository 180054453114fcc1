import type { TradeId } from "../../domain/id/id.ts";
import type { CredentialsRefusal } from "../account/check-password.ts";
import type { ConfirmPassword } from "../account/confirm-password.ts";
import type { Actor } from "../actor/actor.ts";
import type { Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { CommandKey } from "../ports/commit.ts";
import { proofOf } from "../account/proof-of.ts";
import type { Decide, DeskRefusal, TradeDesk } from "./trade-desk.ts";

/**
 * The seller releases the crypto to the buyer (T23). A release is a withdrawal: without a fresh
 * proof of identity the rules refuse it (decisions, People and roles).
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
    tradeId: TradeId,
    password: string | undefined,
    key?: CommandKey,
  ): Promise<Result<string, DeskRefusal | CredentialsRefusal>> {
    const actorId = actor.traderId;
    const proof = await proofOf(this.#confirmPassword, actorId, password);
    if (!proof.ok) return proof;
    const command = { act: "release", actorId, proof: proof.value } as const;
    const decide: Decide = (trade, context) => decideTrade(trade, command, context);
    return this.#desk.act({ tradeId, actorId, key, decide });
  }
}
