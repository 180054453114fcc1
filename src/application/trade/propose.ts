import type { IdentityProof } from "../../domain/account/identity-proof.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { parseFiat } from "../../domain/money/fiat.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { Judgement } from "../../domain/trade/judgement.ts";
import type { ProposalKind } from "../../domain/trade/proposal.ts";
import type { TradeCommand } from "../../domain/trade/trade-command.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { ProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { NewId } from "../ports/new-id.ts";
import type { DeskRefusal, TradeDesk } from "./trade-desk.ts";

/** One side's proposal to the other; `received` is fiat as typed. */
export interface Offered {
  readonly kind: ProposalKind;
  readonly received?: string | undefined;
  /** With a reopening: the buyer says that they paid after their time was over. */
  readonly paidLate?: boolean | undefined;
  /** With `amend`, from the seller. */
  readonly proof?: TypedProof | undefined;
}

/** One side proposes to end, change or reopen the trade together (T18, T21, T25, T26, T48). */
export class Propose {
  readonly #desk: TradeDesk;
  readonly #proveIdentity: Pick<ProveIdentity, "execute">;
  readonly #newId: NewId;

  constructor(desk: TradeDesk, proveIdentity: Pick<ProveIdentity, "execute">, newId: NewId) {
    this.#desk = desk;
    this.#proveIdentity = proveIdentity;
    this.#newId = newId;
  }

  async execute(
    actor: Actor,
    tradeId: TradeId,
    offered: Offered,
    key?: CommandKey,
  ): Promise<Result<string, DeskRefusal | ProofRefusal>> {
    const actorId = actor.traderId;
    const proof = await this.#proveIdentity.execute(actor, offered.proof ?? {}, "release");
    if (!proof.ok) return (await this.#desk.recalled(key)) ?? proof;
    const proposalId = this.#newId();
    return this.#desk.act({
      tradeId,
      actorId,
      key,
      decide: (trade, context) =>
        judge(trade, offered, { actorId, proposalId, proof: proof.value }, context),
    });
  }
}

interface Proposer {
  readonly actorId: string;
  readonly proposalId: string;
  readonly proof: IdentityProof | undefined;
}

function judge(
  trade: Trade,
  { kind, received = "", paidLate = false }: Offered,
  { actorId, proposalId, proof }: Proposer,
  context: TradeContext,
): Judgement {
  const step = { step: "propose", proposalId, actorId } as const;
  const ask = (command: TradeCommand) => decideTrade(trade, command, context);
  const cancel = { act: "agree-cancel", ...step } as const;
  switch (kind) {
    case "agree-cancel":
      return ask({ ...cancel, because: "agreed" });
    case "paid-by-someone-else":
      return ask({ ...cancel, because: "paid_by_someone_else" });
    case "re-quote":
      return ask({ act: kind, ...step });
    case "reopen":
      return ask({ act: kind, paidLate, ...step });
    case "amend": {
      const fiat = parseFiat(trade.money.fiat.currency, received);
      if (!fiat.ok) return refuse({ code: "out_of_range" });
      return ask({ act: kind, received: fiat.value, proof, ...step });
    }
  }
}
