import { declineProposal } from "../../domain/agreement/decline-proposal.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { Decide, DeskResult, TradeDesk } from "./trade-desk.ts";

/** A party declines the other's proposal, or withdraws their own. */
export class DeclineProposal {
  readonly #desk: TradeDesk;

  constructor(desk: TradeDesk) {
    this.#desk = desk;
  }

  execute(
    actor: Actor,
    tradeId: TradeId,
    proposalId: string,
    key?: CommandKey,
  ): Promise<DeskResult> {
    const actorId = actor.traderId;
    const decide: Decide = (trade, context) => declineProposal(trade, actorId, proposalId, context);
    return this.#desk.act({ tradeId, actorId, key, decide });
  }
}
