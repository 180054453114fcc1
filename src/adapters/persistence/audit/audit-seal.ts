import { createHash, createHmac, randomBytes } from "node:crypto";
import type { AuditEntry } from "../../../application/ports/audit.ts";

/** An entry as `append_audit` reads it. */
interface AuditJson {
  readonly staff_id: string | null;
  readonly staff_role: string | null;
  readonly act: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly content: string;
  /** In hexadecimal digits, like the seal. */
  readonly salt: string;
  readonly seal: string;
}

/** What a seal is computed over. */
type SealedParts = Omit<AuditJson, "content" | "salt" | "seal"> & {
  readonly contentHash: string;
};

/** Makes entries that only the holder of the key could have made; the database does not have it. */
export class AuditSeal {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** The entry, ready to be added to the log. */
  jsonOf({ staffId, role, act, subject, reason, before, after }: AuditEntry): AuditJson {
    const content = JSON.stringify({ reason, before, after });
    const salt = randomBytes(16);
    const contentHash = contentHashOf(salt, content);
    const parts = {
      staff_id: staffId ?? null,
      staff_role: role ?? null,
      act,
      subject_kind: subject.kind,
      subject_id: subject.id,
    };
    return {
      ...parts,
      content,
      salt: salt.toString("hex"),
      seal: this.sealOf({ ...parts, contentHash }),
    };
  }

  /** The seal of an entry, in hexadecimal digits. */
  sealOf(parts: SealedParts): string {
    const { staff_id, staff_role, act, subject_kind, subject_id, contentHash } = parts;
    const said = JSON.stringify([staff_id, staff_role, act, subject_kind, subject_id, contentHash]);
    return createHmac("sha256", this.#key).update(said).digest("hex");
  }
}

/** What the chain holds for a content, in hexadecimal digits. */
export function contentHashOf(salt: Uint8Array, content: string): string {
  return createHash("sha256").update(salt).update(content).digest("hex");
}
