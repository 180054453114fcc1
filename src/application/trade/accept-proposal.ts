import { refuse, type Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade/decide-trade.ts";
import type { Judgement } from "../../domain/trade/judgement.ts";
import type { ReleaseProof } from "../../domain/trade/trade-command.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { CredentialsRefusal } from "../account/check-password.ts";
import type { ConfirmPassword } from "../account/confirm-password.ts";
import type { Actor } from "../account/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import { proofOf } from "./proof-of.ts";
import type { DeskRefusal, TradeDesk } from "./trade-desk.ts";

/** The other side accepts what was offered: it is carried out at once. */
export class AcceptProposal {
  readonly #desk: TradeDesk;
  readonly #confirmPassword: Pick<ConfirmPassword, "execute">;

  constructor(desk: TradeDesk, confirmPassword: Pick<ConfirmPassword, "execute">) {
    this.#desk = desk;
    this.#confirmPassword = confirmPassword;
  }

  async execute(
    actor: Actor,
    tradeId: string,
    proposalId: string,
    password: string | undefined,
    key?: CommandKey,
  ): Promise<Result<string, DeskRefusal | CredentialsRefusal>> {
    const actorId = actor.traderId;
    const proof = await proofOf(this.#confirmPassword, actorId, password);
    if (!proof.ok) return proof;
    return this.#desk.act({
      tradeId,
      actorId,
      key,
      decide: (trade, context) =>
        judge(trade, { actorId, proposalId, proof: proof.value }, context),
    });
  }
}

interface Accepting {
  readonly actorId: string;
  readonly proposalId: string;
  readonly proof: ReleaseProof | undefined;
}

/** A new price and a reopening look at the market and at the start rules, which are not read here. */
function judge(trade: Trade, accepting: Accepting, context: TradeContext): Judgement {
  const { proof, ...rest } = accepting;
  const step = { step: "accept", ...rest } as const;
  const kind = trade.proposals.find(({ id }) => id === accepting.proposalId)?.terms.kind;
  if (kind === "amend") return decideTrade(trade, { act: "amend", proof, ...step }, context);
  if (kind === "re-quote" || kind === "reopen") return refuse({ code: "proposal_unknown" });
  return decideTrade(trade, { act: "agree-cancel", ...step }, context);
}
