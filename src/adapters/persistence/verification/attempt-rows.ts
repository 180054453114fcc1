import type { EntityManager } from "typeorm";
import type { AttemptDetails } from "../../../application/ports/verification-store.ts";
import { documentKey } from "../../../domain/verification/id-document.ts";
import type {
  VerificationKind,
  VerificationState,
} from "../../../domain/verification/verification.ts";
import type { SealedDetails } from "./sealed-details.ts";

const begun: VerificationState = "uploaded";
const approved: VerificationState = "approved";
const withoutReview: VerificationKind = "basic";

/** What is kept in the open of an attempt. */
interface OpenColumns {
  readonly country: string | null;
  readonly documentType: string | null;
  readonly hash: string | null;
  readonly expiresOn: string | null;
}

/** Stores an attempt; one that nobody reviews is approved at once. */
export async function insertAttempt(
  transaction: EntityManager,
  attempt: OpenColumns & {
    readonly id: string;
    readonly traderId: string;
    readonly kind: VerificationKind;
    readonly sealed: Buffer | null;
  },
): Promise<void> {
  const isDecided = attempt.kind === withoutReview;
  await transaction.query(
    `INSERT INTO verification (id, trader_id, kind, state, details, country, document_type,
                               document_hash, expires_on, submitted_at, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::date,
             CASE WHEN $10::boolean THEN clock_timestamp() END,
             CASE WHEN $10::boolean THEN clock_timestamp() END)`,
    [
      attempt.id,
      attempt.traderId,
      attempt.kind,
      isDecided ? approved : begun,
      attempt.sealed,
      attempt.country,
      attempt.documentType,
      attempt.hash,
      attempt.expiresOn,
      isDecided,
    ],
  );
}

/** What is kept in the open, so that staff and jobs find it. */
export function columnsOf(
  attempt: AttemptDetails,
  sealed: Pick<SealedDetails, "hash">,
): OpenColumns {
  const none: OpenColumns = { country: null, documentType: null, hash: null, expiresOn: null };
  switch (attempt.kind) {
    case "basic":
      return { ...none, country: attempt.details.country };
    case "id": {
      const { country, documentType, expiresOn } = attempt.details;
      const hash = sealed.hash(documentKey(attempt.details));
      return { country, documentType, hash, expiresOn: expiresOn === "" ? null : expiresOn };
    }
    case "address": {
      const { country, documentType } = attempt.details;
      return { ...none, country, documentType };
    }
    case "video":
      return none;
  }
}

/** One that was never handed in gives way; the sweep removes the contents of its files. */
export async function removeAttempt(transaction: EntityManager, id: string): Promise<void> {
  await transaction.query(
    "UPDATE verification_file SET is_dropped = true WHERE verification_id = $1",
    [id],
  );
  await transaction.query("UPDATE verification SET state = $2, details = NULL WHERE id = $1", [
    id,
    replaced,
  ]);
}

const replaced: VerificationState = "corrupted";

/** What was proven, or said where that is enough, is what the account shows. */
export async function keepNames(
  transaction: EntityManager,
  traderId: string,
  names: { readonly firstName: string; readonly lastName: string; readonly country: string },
): Promise<void> {
  await transaction.query(
    `INSERT INTO preference (trader_id, first_name, last_name, country) VALUES ($1, $2, $3, $4)
     ON CONFLICT (trader_id) DO UPDATE SET first_name = $2, last_name = $3, country = $4`,
    [traderId, names.firstName, names.lastName, names.country],
  );
}
