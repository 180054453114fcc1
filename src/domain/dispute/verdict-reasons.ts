import { accept, refuse, type Result } from "../result/result.ts";
import type { Verdict } from "../trade/trade-memory.ts";
import type { Instant, Side } from "../trade/trade.ts";
import type { DisputeCase } from "./dispute-case.ts";
import type { DisputePolicy } from "./dispute-policy.ts";
import { owesAnswer, type LastWritten } from "./silent-side.ts";
import { ruleFits } from "./verdict-rules.ts";

/** What a verdict is based on. */
export interface VerdictReasons {
  readonly verdict: Verdict["for"];
  /** The code of its rule. */
  readonly rule: string;
  /** The lines of the case that it cites. */
  readonly evidence: readonly string[];
  /** Whether it says in writing why it cites none. */
  readonly saysWhyNone: boolean;
  /** Whether the case worker chose not to wait for an answer that can still come. */
  readonly beforeAnswer: boolean;
}

/** What the case holds at that moment. */
export interface ReasonsFacts {
  readonly usdCents: bigint;
  /** Whether the case has a line of that name. */
  readonly hasLine: (line: string) => boolean;
  readonly awaited: readonly Side[];
}

/**
 * Why a verdict lacks its reasons. The first one that applies is given.
 *
 * - `rule_does_not_fit`: the rule does not lead to this outcome.
 * - `evidence_unknown`: the case has no such line.
 * - `evidence_needed`: above the policy's value a verdict cites evidence, or says why there is none.
 * - `answer_awaited`: a party that was asked still has time to answer.
 */
export interface ReasonsRefusal {
  readonly code: "rule_does_not_fit" | "evidence_unknown" | "evidence_needed" | "answer_awaited";
}

/** Whether a verdict on a trade of that value has to cite evidence. */
export function needsEvidence(
  usdCents: bigint,
  { evidenceAboveCents }: Pick<DisputePolicy, "evidenceAboveCents">,
): boolean {
  return usdCents > evidenceAboveCents;
}

/** The sides that were asked, have not answered, and still have time to. */
export function awaitedSides(
  dispute: DisputeCase,
  lastWritten: LastWritten,
  now: Instant,
): readonly Side[] {
  if (dispute.evidenceUntil === undefined || now >= dispute.evidenceUntil) return [];
  return dispute.asked.filter((side) => owesAnswer(dispute, side, lastWritten));
}

/** Whether a verdict has the reasons that the parties are owed. */
export function judgeReasons(
  { verdict, rule, evidence, saysWhyNone, beforeAnswer }: VerdictReasons,
  { usdCents, hasLine, awaited }: ReasonsFacts,
  policy: Pick<DisputePolicy, "evidenceAboveCents">,
): Result<undefined, ReasonsRefusal> {
  if (!ruleFits(rule, verdict)) return refuse({ code: "rule_does_not_fit" });
  if (!evidence.every(hasLine)) return refuse({ code: "evidence_unknown" });
  const isOwed = needsEvidence(usdCents, policy);
  if (isOwed && evidence.length === 0 && !saysWhyNone) return refuse({ code: "evidence_needed" });
  if (awaited.length > 0 && !beforeAnswer) return refuse({ code: "answer_awaited" });
  return accept(undefined);
}
