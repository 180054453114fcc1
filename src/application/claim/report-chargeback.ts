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

/** What a seller states about a reversed payment (answers 111). */
interface ChargebackForm {
  readonly text: string;
  /** The reference under which the bank or the service reversed it. */
  readonly bankReference: string;
  /** In the trade's currency, as typed. */
  readonly amount: string | undefined;
  /** An ISO date. */
  readonly date: string | undefined;
  /** The seller's confirmation that they checked all of it. */
  readonly isVerifiedCorrectly: boolean;
}

/** The seller reports that the payment of a trade was reversed (T43). */
export class ReportChargeback {
  readonly #desk: TradeDesk;
  readonly #policy: Current<DisputePolicy>;

  constructor(desk: TradeDesk, policy: Current<DisputePolicy>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  async execute(
    actor: Actor,
    tradeId: TradeId,
    form: ChargebackForm,
    key?: CommandKey,
  ): Promise<DeskResult<TradeRefusal | CaseTextRefusal>> {
    const actorId = actor.traderId;
    const { amount, date, isVerifiedCorrectly } = form;
    const policy = this.#policy();
    const { fewestExplanationCharacters, mostExplanationCharacters } = policy;
    const text = parseCaseText(form.text, fewestExplanationCharacters, mostExplanationCharacters);
    const reference = parseCaseText(form.bankReference, 1, policy.mostReferenceCharacters);
    return this.#desk.carryOut<TradeRefusal | CaseTextRefusal>({
      tradeId,
      actorId,
      key,
      maySee: ({ trade }) => sideOf(trade, actorId) !== undefined,
      decide: ({ trade }, context) => {
        if (!text.ok) return text;
        if (!reference.ok) return reference;
        const command = { act: "report-chargeback", actorId, isVerifiedCorrectly } as const;
        return decideTrade(trade, command, context);
      },
      alsoWrites: () => ({
        texts:
          text.ok && reference.ok
            ? [
                {
                  kind: "chargeback",
                  authorKind: "seller",
                  authorId: actorId,
                  text: text.value,
                  detail: {
                    reference: reference.value,
                    ...(amount !== undefined && { amount }),
                    ...(date !== undefined && { date }),
                  },
                },
              ]
            : [],
      }),
    });
  }
}
