import { parseCaseText, type CaseTextRefusal } from "../../domain/dispute/case-text.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { DeskResult, TradeDesk } from "../trade/trade-desk.ts";
import type { Current } from "../ports/current-policy.ts";

/** A party that did not get everything asks for another person to review the verdict (T35). */
export class AppealVerdict {
  readonly #desk: TradeDesk;
  readonly #policy: Current<DisputePolicy>;

  constructor(desk: TradeDesk, policy: Current<DisputePolicy>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  execute(
    actor: Actor,
    tradeId: TradeId,
    typed: string,
    key?: CommandKey,
  ): Promise<DeskResult<TradeRefusal | CaseTextRefusal>> {
    const actorId = actor.traderId;
    const { fewestExplanationCharacters, mostExplanationCharacters } = this.#policy();
    const text = parseCaseText(typed, fewestExplanationCharacters, mostExplanationCharacters);
    return this.#desk.carryOut<TradeRefusal | CaseTextRefusal>({
      tradeId,
      key,
      maySee: ({ trade }) => sideOf(trade, actorId) !== undefined,
      decide: ({ trade }, context) =>
        text.ok ? decideTrade(trade, { act: "appeal", actorId }, context) : text,
      alsoWrites: ({ trade }) => ({
        texts: text.ok
          ? [
              {
                kind: "appeal",
                authorKind: sideOf(trade, actorId) ?? "buyer",
                authorId: actorId,
                text: text.value,
              },
            ]
          : [],
      }),
    });
  }
}
