import type {
  KnownDemand,
  VerificationAttempt,
  VerificationFile,
} from "../../../application/ports/verification-store.ts";
import type { FileSide } from "../../../domain/verification/id-document.ts";
import type {
  RejectReason,
  VerificationKind,
  VerificationState,
} from "../../../domain/verification/verification.ts";
import { attachmentIn, type AttachmentRow } from "../attachment/attachment-columns.ts";

export interface VerificationRow {
  readonly id: string;
  readonly kind: VerificationKind;
  readonly state: VerificationState;
  readonly country: string | null;
  readonly document_type: string | null;
  readonly expires_on: string | null;
  readonly is_expired: boolean;
  readonly reasons: readonly RejectReason[];
  readonly words: string | null;
  readonly begun_at: Date;
  readonly submitted_at: Date | null;
  readonly files: readonly FileRow[];
}

export interface FileRow extends AttachmentRow {
  readonly name: string;
  readonly side: FileSide;
}

export interface DemandRow {
  readonly is_forced: boolean;
  readonly deadline: Date | null;
  readonly reason: string;
}

/** Whether the paper of the row `v` has expired. */
const isExpired = `(v.expired_at IS NOT NULL
  OR coalesce(v.expires_on < (clock_timestamp() AT TIME ZONE 'UTC')::date, false))`;

/** The columns of `VerificationRow` for the row `v`; its files oldest first. */
export const verificationColumns = `v.id, v.kind, v.state, v.country, v.document_type,
  v.expires_on::text AS expires_on, ${isExpired} AS is_expired, v.reasons, v.words, v.begun_at, v.submitted_at,
  (SELECT coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind,
            'bytes', f.bytes, 'width', f.width, 'height', f.height, 'pages', f.pages,
            'side', f.side) ORDER BY f.at, f.id), '[]')
     FROM verification_file f
    WHERE f.verification_id = v.id AND f.is_stored AND NOT f.is_dropped) AS files`;

export function attemptOf(row: VerificationRow): VerificationAttempt {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    country: row.country ?? undefined,
    documentType: row.document_type ?? undefined,
    expiresOn: row.expires_on ?? undefined,
    isExpired: row.is_expired,
    reasons: row.reasons,
    words: row.words ?? undefined,
    begunAt: row.begun_at.getTime(),
    submittedAt: row.submitted_at?.getTime(),
    files: row.files.map(verificationFileOf),
  };
}

export function verificationFileOf(row: FileRow): VerificationFile {
  return { ...attachmentIn(row), name: row.name, side: row.side };
}

export function demandOf(row: DemandRow): KnownDemand {
  return { isForced: row.is_forced, deadline: row.deadline?.getTime(), reason: row.reason };
}
