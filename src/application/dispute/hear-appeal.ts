import { parseCaseText, type CaseTextRefusal } from "../../domain/dispute/case-text.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffResult } from "./case-desk.ts";
import type { Current } from "../ports/current-policy.ts";

/** The decision on an appeal. */
type Hearing = "reject-appeal" | "grant-appeal";

/** A supermoderator who did not decide hears an appeal (T38, T39); both sides read why. */
export class HearAppeal {
  readonly #desk: CaseDesk;
  readonly #policy: Current<DisputePolicy>;

  constructor(desk: CaseDesk, policy: Current<DisputePolicy>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    { hearing, reason }: { readonly hearing: Hearing; readonly reason: string },
    key?: CommandKey,
  ): Promise<StaffResult<TradeRefusal | CaseTextRefusal>> {
    const { fewestExplanationCharacters, mostExplanationCharacters } = this.#policy();
    const text = parseCaseText(reason, fewestExplanationCharacters, mostExplanationCharacters);
    if (!text.ok) return text;
    return this.#desk.carryOut<TradeRefusal>({
      actor,
      tradeId,
      key,
      verb: hearing,
      reason: text.value,
      decide: ({ trade }, { staffId, role }, context) =>
        decideTrade(trade, { act: hearing, actorId: staffId, role }, context),
      alsoWrites: (_loaded, { events }) => ({
        texts: [
          {
            kind: "hearing",
            authorKind: events[0]?.by ?? "supermoderator",
            authorId: actor.staffId,
            text: text.value,
            detail: { answer: hearing },
          },
        ],
      }),
    });
  }
}
