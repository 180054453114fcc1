import { useState } from "react";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { verdictRules, type VerdictRuleCode } from "../../domain/dispute/verdict-rules.ts";

export type VerdictFor = CaseView["outcomes"][number]["verdict"];

/** A verdict being written. */
export interface Decision {
  readonly verdict: VerdictFor | undefined;
  /** The buyer's share of a split in percent, as typed. */
  readonly share: string;
  readonly rule: VerdictRuleCode;
  /** The lines it is based on. */
  readonly evidence: readonly string[];
  readonly explanation: string;
}

const empty: Decision = {
  verdict: undefined,
  share: "50",
  rule: verdictRules[0].code,
  evidence: [],
  explanation: "",
};

/** Holds the verdict being written, beside the lines it draws on. */
export function useDecision() {
  const [decision, setDecision] = useState(empty);
  return {
    decision,
    change: (part: Partial<Decision>) => setDecision((before) => ({ ...before, ...part })),
    /** Selects or deselects a line as evidence. */
    toggleEvidence: (id: string) =>
      setDecision((before) => ({
        ...before,
        evidence: before.evidence.includes(id)
          ? before.evidence.filter((each) => each !== id)
          : [...before.evidence, id],
      })),
    clear: () => setDecision(empty),
  };
}

/** The typed share in basis points; undefined unless it lies between nothing and all. */
export function basisPoints(share: string): number | undefined {
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(share.trim())) return undefined;
  const points = Math.round(Number(share.trim().replace(",", ".")) * 100);
  return points >= 1 && points <= 9_999 ? points : undefined;
}
