import { parseCaseText, type CaseTextRefusal } from "../../domain/dispute/case-text.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import type { DisputeReasonRow } from "../../domain/dispute/dispute-reasons.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { DeskResult, TradeDesk } from "../trade/trade-desk.ts";
import type { Current } from "../ports/current-policy.ts";

/** A party opens a dispute (T27). Nothing moves until a case worker has decided. */
export class OpenDispute {
  readonly #desk: TradeDesk;
  readonly #policy: Current<DisputePolicy>;

  constructor(desk: TradeDesk, policy: Current<DisputePolicy>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  execute(
    actor: Actor,
    tradeId: TradeId,
    asked: { readonly reason: DisputeReasonRow; readonly text: string },
    key?: CommandKey,
  ): Promise<DeskResult<TradeRefusal | CaseTextRefusal>> {
    const actorId = actor.traderId;
    const { reason, needsText } = asked.reason;
    const text = parseCaseText(asked.text, needsText ? 1 : 0, this.#policy().mostReasonCharacters);
    return this.#desk.carryOut<TradeRefusal | CaseTextRefusal>({
      tradeId,
      key,
      maySee: ({ trade }) => sideOf(trade, actorId) !== undefined,
      decide: ({ trade }, context) =>
        text.ok ? decideTrade(trade, { act: "dispute", actorId, reason }, context) : text,
      alsoWrites: ({ trade }) => ({
        texts:
          text.ok && text.value !== ""
            ? [
                {
                  kind: "reason",
                  authorKind: sideOf(trade, actorId) ?? "buyer",
                  authorId: actorId,
                  text: text.value,
                  detail: { reason },
                },
              ]
            : [],
      }),
    });
  }
}
