import type {
  VerificationAttempt,
  VerificationFile,
  ViewedVerification,
} from "../../../../application/ports/verification-store.ts";
import type { SignedAddresses } from "../../../../application/ports/signed-addresses.ts";
import { provenAt } from "../../../../domain/kyc/proven-at.ts";
import { publishedLevel } from "../../../../domain/kyc/proven-level.ts";
import { filesNeeded } from "../../../../domain/verification/files-needed.ts";
import {
  attemptsLeft,
  verificationKinds,
  type VerificationKind,
} from "../../../../domain/verification/verification.ts";
import type {
  VerificationAttemptView,
  VerificationView,
} from "../../contract/verification/verification.ts";

/** Who may open the files, and how they are reached. */
interface FileReader {
  readonly addresses: SignedAddresses;
  readonly readerId: string;
}

export function presentVerification(
  viewed: ViewedVerification,
  reader: FileReader | undefined,
  isBasicOffered: boolean,
): VerificationView {
  const { attempts, level, demand, tries } = viewed;
  const attempt = (kind: VerificationKind) => {
    const found = attempts[kind];
    return found ? presentAttempt(found, viewed.hadId, reader) : null;
  };
  const left = (kind: VerificationKind) =>
    attemptsLeft(tries[kind].rejected, { tries: viewed.mostTries });
  const proven = provenAt(level);
  return {
    level: publishedLevel(level),
    label: viewed.label,
    isEmailVerified: viewed.isEmailVerified,
    isPhoneVerified: viewed.isPhoneVerified,
    isIdVerified: proven.id,
    isAddressVerified: proven.address,
    isVideoVerified: attempts.video?.state === "approved",
    basic: attempt("basic"),
    id: attempt("id"),
    address: attempt("address"),
    video: attempt("video"),
    isBasicOffered,
    demand: demand
      ? { isForced: demand.isForced, deadline: momentOf(demand.deadline), reason: demand.reason }
      : null,
    blockedKycActions: [...viewed.blockedActions],
    triesLeft: Object.fromEntries(
      verificationKinds.map((kind) => [kind, left(kind)]),
    ) as VerificationView["triesLeft"],
  };
}

/** `hadId`: one was verified before, so that the selfie is compared with it. */
export function presentAttempt(
  attempt: VerificationAttempt,
  hadId: boolean,
  reader?: FileReader,
): VerificationAttemptView {
  return {
    ...presentState(attempt, reader),
    selfieMode: attempt.kind === "id" ? (hadId ? "VERIFY" : "ENROL") : null,
  };
}

/** The parts of an attempt that its owner and staff see alike. */
export function presentState(attempt: VerificationAttempt, reader?: FileReader) {
  return {
    verificationReference: attempt.id,
    kind: attempt.kind,
    status: attempt.state,
    country: attempt.country ?? null,
    documentType: attempt.documentType ?? null,
    expiresOn: attempt.expiresOn ?? null,
    isExpired: attempt.isExpired,
    rejectReasons: [...attempt.reasons],
    words: attempt.words ?? null,
    submittedAt: momentOf(attempt.submittedAt),
    filesNeeded: [...filesNeeded(attempt)],
    files: attempt.files.map((file) => presentFile(file, reader)),
  };
}

export function presentFile(file: VerificationFile, reader?: FileReader) {
  const { id, side, name, kind, bytes } = file;
  const grant = { fileId: id, readerId: reader?.readerId ?? "", variant: "content" } as const;
  return { id, side, name, kind, bytes, url: reader?.addresses.make(grant) ?? null };
}

function momentOf(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}
