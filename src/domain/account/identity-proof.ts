import { match } from "ts-pattern";

/**
 * Evidence that somebody is who they are signed in as (decisions, People and roles): their password or
 * second factor just now, or a session that began with a second factor. Times in milliseconds since
 * the epoch.
 */
export interface IdentityProof {
  readonly provenAt: number;
  readonly kind: "password" | "factor" | "session";
}

/** What an act asks for as a proof. */
export interface ProofNeed {
  readonly now: number;
  /** Whether a second factor is set for it: then the password is not enough. */
  readonly asksFactor: boolean;
  /** How old a typed proof may be, in seconds. */
  readonly proofAge: number;
  /** How old a session may be to stand for a proof; undefined where it never may. */
  readonly sessionAge?: number | undefined;
}

/** Whether the proof is there, of a kind that is enough, and not too old. */
export function isProven(proof: IdentityProof | undefined, need: ProofNeed): boolean {
  if (!proof) return false;
  const { now, asksFactor, proofAge, sessionAge } = need;
  const { provenAt } = proof;
  const isWithin = (seconds: number) => provenAt <= now && now <= provenAt + seconds * 1_000;
  return match(proof.kind)
    .with("factor", () => isWithin(proofAge))
    .with("password", () => !asksFactor && isWithin(proofAge))
    .with("session", () => sessionAge !== undefined && isWithin(sessionAge))
    .exhaustive();
}
