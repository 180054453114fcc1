import {
  asksAnyFactor,
  factorPurposes,
  factorSetting,
  type TwoFactor,
} from "../account/two-factor.ts";
import type { StaffId } from "../id/id.ts";
import { accept, refuse, type Result } from "../result/result.ts";

/**
 * What the answers to the security questions showed.
 *
 * - `too_new`: they were set lately, perhaps by whoever took the account over
 * - `none`: no questions were set
 */
export const answersProofs = ["right", "wrong", "too_new", "none"] as const;
export type AnswersProof = (typeof answersProofs)[number];

/** How a request ended; `stopped`: by its owner, who is signed in somewhere. */
export type ResetOutcome = "done" | "declined" | "stopped";

/** What staff do about a request. */
export const resetDecisions = ["propose", "approve", "decline"] as const;
export type ResetDecision = (typeof resetDecisions)[number];

/** A request to take the second factors off, as far as staff judge it. */
export interface OpenReset {
  readonly answers: AnswersProof;
  /** Who checked the owner's proof; undefined: nobody yet. */
  readonly proposedBy: StaffId | undefined;
}

/**
 * - `reset_over`: it was decided or stopped, or there is none.
 * - `owner_not_proven`: the security questions were not answered correctly.
 * - `reset_proposed`: somebody proposed it already.
 * - `not_proposed`: nobody checked the owner's proof yet.
 * - `second_person_needed`: whoever proposed it does not approve it.
 */
export interface ResetRefusal {
  readonly code:
    | "reset_over"
    | "owner_not_proven"
    | "reset_proposed"
    | "not_proposed"
    | "second_person_needed";
}

/** Whether a member of staff may decide that: two people take factors off, never one. */
export function judgeResetDecision(
  open: OpenReset | undefined,
  decision: ResetDecision,
  staffId: StaffId,
): Result<undefined, ResetRefusal> {
  if (!open) return refuse({ code: "reset_over" });
  const { answers, proposedBy } = open;
  if (decision === "decline") return accept(undefined);
  if (answers !== "right") return refuse({ code: "owner_not_proven" });
  if (decision === "propose") {
    return proposedBy === undefined ? accept(undefined) : refuse({ code: "reset_proposed" });
  }
  if (proposedBy === undefined) return refuse({ code: "not_proposed" });
  return proposedBy === staffId ? refuse({ code: "second_person_needed" }) : accept(undefined);
}

/** Whether there is anything to take off: whoever needs the password alone signs in with it. */
export function hasFactors(twoFactor: TwoFactor, hasPasskey: boolean): boolean {
  return hasPasskey || asksAnyFactor(twoFactor);
}

/** The settings after a reset: what was on is off. */
export function withoutFactors(twoFactor: TwoFactor): TwoFactor {
  const off = { setting: factorSetting.disabled, type: "none" } as const;
  const entries = factorPurposes.map((purpose) => {
    const isOn = twoFactor[purpose].setting === factorSetting.enabled;
    return [purpose, isOn ? off : twoFactor[purpose]] as const;
  });
  return Object.fromEntries(entries) as TwoFactor;
}
