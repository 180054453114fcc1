import {
  awaitsSecond,
  parseCaseText,
  type CaseTextRefusal,
} from "../../domain/dispute/case-text.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { Verdict } from "../../domain/trade/trade-memory.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffResult } from "./case-desk.ts";
import { verdictCommand } from "./verdict-command.ts";
import type { Current } from "../ports/current-policy.ts";

/** A verdict with its reasons. */
interface VerdictAsked {
  readonly verdict: Verdict;
  /** One of the rules (`verdictRules`). */
  readonly rule: string;
  /** The lines of the case that it is based on. */
  readonly evidence: readonly string[];
  /** What both sides read. */
  readonly explanation: string;
}

/** The case worker decides (T31–T33). If two are needed, it waits for the second. */
export class DecideCase {
  readonly #desk: CaseDesk;
  readonly #policy: Current<DisputePolicy>;

  constructor(desk: CaseDesk, policy: Current<DisputePolicy>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    { verdict, rule, evidence, explanation }: VerdictAsked,
    key?: CommandKey,
  ): Promise<StaffResult<TradeRefusal | CaseTextRefusal>> {
    const { fewestExplanationCharacters, mostExplanationCharacters } = this.#policy();
    const text = parseCaseText(explanation, fewestExplanationCharacters, mostExplanationCharacters);
    if (!text.ok) return text;
    return this.#desk.carryOut<TradeRefusal>({
      actor,
      tradeId,
      key,
      verb: "decide-case",
      decide: ({ trade }, staff, context) =>
        decideTrade(trade, verdictCommand(verdict, staff), context),
      beside: (_loaded, { trade, events }) => ({
        texts: [
          {
            kind: "verdict",
            authorKind: events[0]?.by ?? "moderator",
            authorId: actor.staffId,
            text: text.value,
            detail: {
              rule,
              evidence: evidence.join(","),
              for: verdict.for,
              ...(trade.memory.verdict === undefined && awaitsSecond),
            },
          },
        ],
      }),
    });
  }
}
