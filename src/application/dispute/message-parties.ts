import { parseMessage, type MessageRefusal } from "../../domain/chat/message-text.ts";
import { decideCase, type CaseRefusal } from "../../domain/dispute/decide-case.ts";
import type { TextPolicy } from "../../domain/text/text-policy.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffResult } from "./case-desk.ts";

/** The case worker writes to both parties in their chat, under their code name. */
export class MessageParties {
  readonly #desk: CaseDesk;
  readonly #policy: Current<TextPolicy>;

  constructor(desk: CaseDesk, policy: Current<TextPolicy>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    typed: string,
    key?: CommandKey,
  ): Promise<StaffResult<CaseRefusal | MessageRefusal>> {
    const text = parseMessage(typed, this.#policy());
    if (!text.ok) return text;
    return this.#desk.carryOut<CaseRefusal>({
      actor,
      tradeId,
      key,
      verb: "message-parties",
      decide: ({ trade, disputeCase }, staff, context) =>
        decideCase(trade, disputeCase, { act: "message-parties" }, staff, context),
      alsoWrites: () => ({ messages: [{ authorId: actor.staffId, text: text.value }] }),
    });
  }
}
