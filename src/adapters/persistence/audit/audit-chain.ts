import { createHash } from "node:crypto";
import { contentHashOf, type AuditSeal } from "./audit-seal.ts";

/** A link of the chain as stored; bytes in hexadecimal digits, the time as it was hashed. */
export interface AuditLink {
  readonly seq: string;
  readonly at: string;
  readonly staff_id: string | null;
  readonly staff_role: string | null;
  readonly act: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly content_hash: string;
  readonly seal: string;
  readonly prev_hash: string;
  readonly hash: string;
  /** Null where there is no content: somebody removed it. */
  readonly salt: string | null;
  readonly content: string | null;
}

/** How far a chain has got. */
export interface ChainEnd {
  readonly seq: number;
  /** In hexadecimal digits. */
  readonly hash: string;
}

export const chainStart: ChainEnd = { seq: 0, hash: "00".repeat(32) };

/**
 * The end after one more link; undefined when the link does not follow or does not match its seal.
 */
export function followed(end: ChainEnd, link: AuditLink, seal: AuditSeal): ChainEnd | undefined {
  const seq = Number(link.seq);
  const follows = seq === end.seq + 1 && link.prev_hash === end.hash;
  const isWhole = hasItsContent(link) && isSealed(link, seal) && link.hash === hashOf(link);
  return follows && isWhole ? { seq, hash: link.hash } : undefined;
}

function hasItsContent({ salt, content, content_hash: hash }: AuditLink): boolean {
  const isThere = salt !== null && content !== null;
  return isThere && contentHashOf(Buffer.from(salt, "hex"), content) === hash;
}

function isSealed(link: AuditLink, seal: AuditSeal): boolean {
  const { staff_id, staff_role, act, subject_kind, subject_id, content_hash: contentHash } = link;
  const parts = { staff_id, staff_role, act, subject_kind, subject_id, contentHash };
  return seal.sealOf(parts) === link.seal;
}

/** The same as `append_audit` computes. */
function hashOf(link: AuditLink): string {
  const said = [
    link.seq,
    link.at,
    link.staff_id ?? "",
    link.staff_role ?? "",
    link.act,
    link.subject_kind,
    link.subject_id,
    link.content_hash,
    link.seal,
  ].join("|");
  return createHash("sha256").update(Buffer.from(link.prev_hash, "hex")).update(said).digest("hex");
}
