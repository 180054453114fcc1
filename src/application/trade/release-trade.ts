import type { TradeId } from "../../domain/id/id.ts";
import type { ProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { ReleaseFailures } from "../ports/release-failures.ts";
import type { Decide, DeskRefusal, TradeDesk } from "./trade-desk.ts";

/**
 * The seller releases the crypto to the buyer (T23). A release is a withdrawal: without a fresh
 * proof of identity the rules refuse it (decisions, People and roles).
 */
export class ReleaseTrade {
  readonly #desk: TradeDesk;
  readonly #proveIdentity: Pick<ProveIdentity, "execute">;

  readonly #failures: ReleaseFailures;

  constructor(
    desk: TradeDesk,
    proveIdentity: Pick<ProveIdentity, "execute">,
    failures: ReleaseFailures,
  ) {
    this.#desk = desk;
    this.#proveIdentity = proveIdentity;
    this.#failures = failures;
  }

  async execute(
    actor: Actor,
    tradeId: TradeId,
    typed: TypedProof,
    key?: CommandKey,
  ): Promise<Result<string, DeskRefusal | ProofRefusal>> {
    const actorId = actor.traderId;
    const proof = await this.#proveIdentity.execute(actor, typed, "release");
    if (!proof.ok) return (await this.#desk.recalled(key)) ?? proof;
    const command = { act: "release", actorId, proof: proof.value } as const;
    const decide: Decide = (trade, context) => decideTrade(trade, command, context);
    try {
      return await this.#desk.act({ tradeId, actorId, key, decide });
    } catch (error) {
      // Where the database is away the note fails as well, and the first error says more.
      await this.#failures.note(tradeId).catch(() => undefined);
      throw error;
    }
  }
}
