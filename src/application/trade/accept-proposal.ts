import type { IdentityProof } from "../../domain/account/identity-proof.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import { isAlreadySo, type Judgement } from "../../domain/trade/judgement.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { ProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { StartRules } from "./start-rules.ts";
import type { DeskRefusal, TradeDesk } from "./trade-desk.ts";

/** What a party confirms when accepting. */
export interface Confirmed {
  /** The seller's, if crypto goes to the buyer. */
  readonly proof?: TypedProof | undefined;
  /** With a reopening: whether the page named the old price, or the new market price. */
  readonly priceSeen?: "old" | "new" | undefined;
}

/** The other side accepts a proposal: it is carried out at once. */
export class AcceptProposal {
  readonly #desk: TradeDesk;
  readonly #proveIdentity: Pick<ProveIdentity, "execute">;
  readonly #startRules: StartRules;

  constructor(
    desk: TradeDesk,
    proveIdentity: Pick<ProveIdentity, "execute">,
    startRules: StartRules,
  ) {
    this.#desk = desk;
    this.#proveIdentity = proveIdentity;
    this.#startRules = startRules;
  }

  async execute(
    actor: Actor,
    tradeId: TradeId,
    proposalId: string,
    { proof: typed = {}, priceSeen }: Confirmed,
    key?: CommandKey,
  ): Promise<Result<string, DeskRefusal | ProofRefusal>> {
    const actorId = actor.traderId;
    const proof = await this.#proveIdentity.execute(actor, typed, "release");
    if (!proof.ok) return (await this.#desk.recalled(key)) ?? proof;
    return this.#desk.act({
      tradeId,
      actorId,
      key,
      startRules: (loaded) => this.#startRules.judge(loaded, proposalId),
      decide: (trade, context) =>
        judge(trade, { actorId, proposalId, proof: proof.value, priceSeen }, context),
    });
  }
}

interface Accepting extends Pick<Confirmed, "priceSeen"> {
  readonly actorId: string;
  readonly proposalId: string;
  readonly proof: IdentityProof | undefined;
}

function judge(trade: Trade, accepting: Accepting, context: TradeContext): Judgement {
  const { proof, actorId, proposalId } = accepting;
  const step = { step: "accept", actorId, proposalId } as const;
  switch (actOf(trade, proposalId)) {
    case "amend":
      return decideTrade(trade, { act: "amend", proof, ...step }, context);
    case "re-quote":
      return decideTrade(trade, { act: "re-quote", ...step }, context);
    case "reopen":
      return judgeReopening(trade, accepting, context);
    default:
      return decideTrade(trade, { act: "agree-cancel", ...step }, context);
  }
}

/** The effect of accepting; an earlier acceptance is recognized by its effect. */
function actOf({ proposals, memory }: Trade, proposalId: string): string | undefined {
  const open = proposals.find(({ id }) => id === proposalId);
  const { lastMove } = memory;
  return open?.terms.kind ?? (lastMove.proposalId === proposalId ? lastMove.act : undefined);
}

/** A trade is never reopened at a price other than the confirmed one. */
function judgeReopening(
  trade: Trade,
  { actorId, proposalId, priceSeen }: Accepting,
  context: TradeContext,
): Judgement {
  const command = { act: "reopen", step: "accept", actorId, proposalId } as const;
  const decision = decideTrade(trade, command, context);
  if (!decision.ok || priceSeen === undefined || isAlreadySo(decision.value)) return decision;
  const price = decision.value.trade.money === trade.money ? "old" : "new";
  if (price === priceSeen) return decision;
  return refuse({ code: price === "new" ? "market_outside_band" : "market_inside_band" });
}
