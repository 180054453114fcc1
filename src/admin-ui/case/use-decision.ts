import { useState } from "react";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { ruleFits, type VerdictRuleCode } from "../../domain/dispute/verdict-rules.ts";

export type VerdictFor = CaseView["outcomes"][number]["verdict"];

/** A verdict being written. */
export interface Decision {
  readonly verdict: VerdictFor | undefined;
  /** The buyer's share of a split in percent, as typed. */
  readonly share: string;
  /** Undefined until chosen: no rule is suggested. */
  readonly rule: VerdictRuleCode | undefined;
  /** The lines it is based on. */
  readonly evidence: readonly string[];
  readonly explanation: string;
  /** Why nothing is cited. */
  readonly whyNone: string;
  /** Whether the case worker decides without waiting for an answer. */
  readonly beforeAnswer: boolean;
}

const empty: Decision = {
  verdict: undefined,
  share: "50",
  rule: undefined,
  evidence: [],
  explanation: "",
  whyNone: "",
  beforeAnswer: false,
};

/** Verdicts being written, by the case; they outlast a look at another page, not the console. */
const drafts = new Map<string, Decision>();

/** Holds the verdict being written, beside the lines it draws on. */
export function useDecision(caseId: string) {
  const [decision, store] = useState(() => drafts.get(caseId) ?? empty);
  const setDecision = (next: (before: Decision) => Decision) =>
    store((before) => {
      const after = next(before);
      drafts.set(caseId, after);
      return after;
    });
  return {
    decision,
    change: (part: Partial<Decision>) => setDecision((before) => fitted({ ...before, ...part })),
    /** Selects or deselects a line as evidence. */
    toggleEvidence: (id: string) =>
      setDecision((before) => ({
        ...before,
        evidence: before.evidence.includes(id)
          ? before.evidence.filter((each) => each !== id)
          : [...before.evidence, id],
      })),
    clear: () => setDecision(() => empty),
  };
}

/** A rule that does not lead to the chosen outcome is not kept. */
function fitted(decision: Decision): Decision {
  const { verdict, rule } = decision;
  const fits = verdict === undefined || rule === undefined || ruleFits(rule, verdict);
  return fits ? decision : { ...decision, rule: undefined };
}

/** The typed share in basis points; undefined unless it lies between nothing and all. */
export function basisPoints(share: string): number | undefined {
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(share.trim())) return undefined;
  const points = Math.round(Number(share.trim().replace(",", ".")) * 100);
  return points >= 1 && points <= 9_999 ? points : undefined;
}
