import { parseCaseText, type CaseTextRefusal } from "../../domain/dispute/case-text.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import { answerChargeback } from "../../domain/chargeback/chargeback-acts.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { DeskResult, TradeDesk } from "../trade/trade-desk.ts";
import type { Current } from "../ports/current-policy.ts";

/** The buyer answers a report, once, within their time. */
export class AnswerChargeback {
  readonly #desk: TradeDesk;
  readonly #policy: Current<DisputePolicy>;

  constructor(desk: TradeDesk, policy: Current<DisputePolicy>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  async execute(
    actor: Actor,
    tradeId: TradeId,
    typed: string,
    key?: CommandKey,
  ): Promise<DeskResult<TradeRefusal | CaseTextRefusal>> {
    const actorId = actor.traderId;
    const text = parseCaseText(typed, 1, this.#policy().mostExplanationCharacters);
    return this.#desk.carryOut<TradeRefusal | CaseTextRefusal>({
      tradeId,
      actorId,
      key,
      maySee: ({ trade }) => sideOf(trade, actorId) !== undefined,
      decide: ({ trade }, context) => (text.ok ? answerChargeback(trade, actorId, context) : text),
      alsoWrites: () => ({
        texts: text.ok
          ? [{ kind: "answer", authorKind: "buyer", authorId: actorId, text: text.value }]
          : [],
      }),
    });
  }
}
