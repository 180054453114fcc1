import { accountAllows, isSinceMark, type TraderAccount } from "../account/trader-account.ts";
import type { StaffId } from "../id/id.ts";
import { accept, refuse, type Result } from "../result/result.ts";

/** What staff agreed on so far about a release of a compromised account. */
export interface ConsentSoFar {
  /** The seller's. */
  readonly account: TraderAccount;
  /** Who heard the owner, and when (in milliseconds); undefined: nobody. */
  readonly proposed: { readonly by: StaffId; readonly at: number } | undefined;
  /** In milliseconds; undefined: nobody consented. */
  readonly givenAt: number | undefined;
}

/** The account may release, or it may not with a consent either. */
export interface ConsentNotNeeded {
  readonly code: "consent_not_needed";
}

/**
 * - `not_proposed`: nobody heard the owner since the account was marked.
 * - `second_person_needed`: who heard the owner does not consent.
 */
export type ConsentRefusal =
  | ConsentNotNeeded
  | { readonly code: "not_proposed" | "second_person_needed" };

/** Whether an account may release with a consent alone. */
export function waitsForConsent(account: TraderAccount): boolean {
  return (
    !accountAllows(account, "release") && accountAllows(account, "release", { hasConsent: true })
  );
}

/** What was agreed on since the account was marked; the rest does not count any more. */
export function sinceMark<SoFar extends ConsentSoFar>(soFar: SoFar): SoFar {
  const { account, proposed, givenAt } = soFar;
  return {
    ...soFar,
    proposed: isSinceMark(account, proposed?.at) ? proposed : undefined,
    givenAt: isSinceMark(account, givenAt) ? givenAt : undefined,
  };
}

/** Whether a member of staff who heard the owner may propose a consent. */
export function judgeConsentProposal(soFar: ConsentSoFar): Result<undefined, ConsentNotNeeded> {
  const isNeeded = waitsForConsent(soFar.account) && sinceMark(soFar).givenAt === undefined;
  return isNeeded ? accept(undefined) : refuse({ code: "consent_not_needed" });
}

/** Whether a member of staff may consent: two people, as for everything that moves money. */
export function judgeConsent(
  soFar: ConsentSoFar,
  staffId: StaffId,
): Result<undefined, ConsentRefusal> {
  const { proposed } = sinceMark(soFar);
  const judged = judgeConsentProposal(soFar);
  if (!judged.ok) return judged;
  if (!proposed) return refuse({ code: "not_proposed" });
  return proposed.by === staffId ? refuse({ code: "second_person_needed" }) : accept(undefined);
}
