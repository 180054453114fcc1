import { accept, refuse, type Result } from "../result/result.ts";

/** What people prove about themselves (specification, sections 3 and 7); `basic` is taken at once, staff decide on the others. */
export const verificationKinds = ["basic", "id", "address", "video"] as const;
export type VerificationKind = (typeof verificationKinds)[number];

/**
 * Where an attempt is (specification, section 4). `uploaded`: begun, and not handed in yet;
 * `corrupted`: its files could not be read, and it counts as no try.
 */
export const verificationStates = [
  "uploaded",
  "pending",
  "approved",
  "rejected",
  "corrupted",
] as const;
export type VerificationState = (typeof verificationStates)[number];

/** What staff decide. */
export const verificationVerdicts = ["approve", "reject", "corrupted"] as const;
export type VerificationVerdict = (typeof verificationVerdicts)[number];

/** Why an attempt is rejected; a person is told each in words. */
export const rejectReasons = [
  "unreadable",
  "incomplete",
  "expired",
  "wrong_document",
  "name_differs",
  "address_differs",
  "selfie_differs",
  "altered",
  "underage",
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** What was proven so far, and what counts against another attempt. */
export interface VerificationRecord {
  /** Of the newest attempt; undefined before the first. */
  readonly state: VerificationState | undefined;
  /** Whether what was approved has expired since. */
  readonly isExpired: boolean;
  /** Attempts that were rejected within the window of the policy. */
  readonly rejected: number;
}

/** How often people may try (answers 138). */
export interface VerificationPolicy {
  /** Rejected attempts of each kind, after which the next has to wait. */
  readonly tries: number;
  /** How long a rejected attempt counts. */
  readonly triesSeconds: number;
  /** Before an ID expires: how long its owner is told so (answers 143). */
  readonly expiryNoticeSeconds: number;
  /** The youngest age in years. */
  readonly leastAge: number;
}

/**
 * - `verification_pending`: staff have an attempt of this kind.
 * - `verification_done`: it is proven already.
 * - `attempts_exceeded`: the next one has to wait.
 * - `verify_id_first`: an ID comes first.
 */
export interface BeginRefusal {
  readonly code:
    | "verification_pending"
    | "verification_done"
    | "attempts_exceeded"
    | "verify_id_first";
}

/** Whether another attempt can begin; one that was begun and not handed in gives way to it. */
export function judgeBegin(
  kind: VerificationKind,
  record: VerificationRecord,
  { hasId, tries }: { readonly hasId: boolean } & Pick<VerificationPolicy, "tries">,
): Result<undefined, BeginRefusal> {
  const { state, isExpired, rejected } = record;
  if (state === "pending") return refuse({ code: "verification_pending" });
  if (state === "approved" && !isExpired) return refuse({ code: "verification_done" });
  if ((kind === "address" || kind === "video") && !hasId)
    return refuse({ code: "verify_id_first" });
  if (rejected >= tries) return refuse({ code: "attempts_exceeded" });
  return accept(undefined);
}

/** - `verification_moved`: it is not, or no longer, with staff. */
interface DecideRefusal {
  readonly code: "verification_moved";
}

const outcomes: Readonly<Record<VerificationVerdict, VerificationState>> = {
  approve: "approved",
  reject: "rejected",
  corrupted: "corrupted",
};

/** What an attempt is after the verdict; only one that was handed in gets one. */
export function decideVerification(
  state: VerificationState | undefined,
  verdict: VerificationVerdict,
): Result<VerificationState, DecideRefusal> {
  return state === "pending" ? accept(outcomes[verdict]) : refuse({ code: "verification_moved" });
}

/** Attempts that are left now. */
export function attemptsLeft(
  rejected: number,
  { tries }: Pick<VerificationPolicy, "tries">,
): number {
  return Math.max(0, tries - rejected);
}
