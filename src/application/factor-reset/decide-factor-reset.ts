import { parseStaffWords } from "../../domain/account/staff-words.ts";
import {
  judgeResetDecision,
  withoutFactors,
  type ResetDecision,
  type ResetRefusal,
} from "../../domain/factor-reset/factor-reset.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { FactorResets } from "../ports/factor-resets.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

interface DecisionCommand {
  readonly traderId: TraderId;
  /** The number of the request. */
  readonly id: number;
  readonly decision: ResetDecision;
  /** For staff. */
  readonly reason: string;
}

type DecisionRefusal = ResetRefusal | { readonly code: "conflict_of_interest" | "reason_needed" };

/** Proposes to take a person's second factors off, does it as the second person, or declines it. */
export class DecideFactorReset {
  readonly #resets: Pick<FactorResets, "decide">;

  constructor(resets: Pick<FactorResets, "decide">) {
    this.#resets = resets;
  }

  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    { traderId, id, decision, reason }: DecisionCommand,
  ): Promise<Result<undefined, DecisionRefusal>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    return this.#resets.decide<DecisionRefusal>(
      { traderId, id, staffId, decision, words: words.value },
      (open) => judgeResetDecision(open, decision, staffId),
      withoutFactors,
      {
        staffId,
        role,
        act: "decide-factor-reset",
        subject: { kind: "trader", id: traderId },
        reason: words.value,
        after: { reset: id, decision },
        ...(key && { key }),
      },
    );
  }
}
