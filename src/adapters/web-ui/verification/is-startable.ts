import type { VerificationAttemptView } from "../../http/contract/verification/verification.ts";

/** Whether a new attempt can be begun beside what there is. */
export function isStartable(attempt: VerificationAttemptView | null, isVerified: boolean): boolean {
  if (!attempt) return !isVerified;
  switch (attempt.status) {
    case "rejected":
    case "corrupted":
      return true;
    case "approved":
      return attempt.isExpired;
    case "uploaded":
    case "pending":
      return false;
  }
}
