import type { ViewedVerification } from "../../../../application/ports/verification-store.ts";
import { provenAt } from "../../../../domain/kyc/proven-at.ts";
import {
  attemptsLeft,
  type VerificationKind,
} from "../../../../domain/verification/verification.ts";
import type { CurrentUserView } from "../../contract/account/current-user.ts";

type Proof = CurrentUserView["verification"]["email"];

type ProofFields = Pick<
  CurrentUserView,
  | "blockedKycActions"
  | "verification"
  | "basicVerification"
  | "verificationDeadline"
  | "videoVerificationTriesLeft"
  | "isIdExpired"
  | "idExpiresAt"
>;

const unproven = (): Proof => ({
  verified: false,
  pending: false,
  rejected: false,
  forced: false,
  rejectReasons: [],
});

/** Of somebody who is not signed in. */
export const nothingProven: ProofFields = {
  blockedKycActions: [],
  verification: {
    email: unproven(),
    phone: unproven(),
    address: unproven(),
    id: unproven(),
    fullnameBirthday: unproven(),
    video: unproven(),
  },
  basicVerification: { status: null },
  verificationDeadline: null,
  videoVerificationTriesLeft: 0,
  isIdExpired: false,
  idExpiresAt: null,
};

/** What somebody has proven, under the names of the specification. */
export function presentProofs(viewed: ViewedVerification): ProofFields {
  const { attempts, demand, level, tries, mostTries } = viewed;
  const proven = provenAt(level);
  const proof = (kind: VerificationKind, isVerified: boolean): Proof => {
    const attempt = attempts[kind];
    return {
      verified: isVerified,
      pending: attempt?.state === "pending",
      rejected: attempt?.state === "rejected",
      forced: kind === "id" && demand?.isForced === true,
      rejectReasons: [...(attempt?.reasons ?? [])],
    };
  };
  const basic = attempts.basic?.state === "approved";
  const { deadline } = demand ?? {};
  return {
    blockedKycActions: [...viewed.blockedActions],
    verification: {
      email: { ...unproven(), verified: viewed.isEmailVerified },
      phone: { ...unproven(), verified: viewed.isPhoneVerified },
      address: proof("address", proven.address),
      id: proof("id", proven.id),
      fullnameBirthday: proof("basic", basic || proven.id),
      video: proof("video", attempts.video?.state === "approved"),
    },
    basicVerification: { status: attempts.basic?.state ?? null },
    verificationDeadline: deadline === undefined ? null : new Date(deadline).toISOString(),
    videoVerificationTriesLeft: attemptsLeft(tries.video.rejected, { tries: mostTries }),
    isIdExpired: attempts.id?.isExpired ?? false,
    idExpiresAt: attempts.id?.state === "approved" ? (attempts.id.expiresOn ?? null) : null,
  };
}
