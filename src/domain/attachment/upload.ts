import { accept, refuse, type Result } from "../result/result.ts";
import { attachmentLimits, uploadLimits } from "./attachment-limits.ts";

/** A file that is on its way, in pieces of one length but the last. */
export interface Upload {
  readonly bytes: number;
  /** How many pieces are here; they come in order. */
  readonly here: number;
}

/** How many pieces a file has. */
function pieceCount(bytes: number): number {
  return Math.ceil(bytes / uploadLimits.pieceBytes);
}

/** The bytes of a piece, counted from 0. */
export function pieceLength(bytes: number, piece: number): number {
  const { pieceBytes } = uploadLimits;
  return Math.max(0, Math.min(pieceBytes, bytes - piece * pieceBytes));
}

export function isComplete({ bytes, here }: Upload): boolean {
  return here === pieceCount(bytes);
}

/** Longer files than others are kept only of those who may send a video somewhere. */
export function judgeLength(
  bytes: number,
  maySendVideo: boolean,
): Result<undefined, { readonly code: "attachment_limit_size" }> {
  const { mostBytes, mostVideoBytes } = attachmentLimits;
  const most = maySendVideo ? mostVideoBytes : mostBytes;
  return bytes > most ? refuse({ code: "attachment_limit_size" }) : accept(undefined);
}

/**
 * Whether a piece is the next; `isHere` for one that came before, which is no failure: its answer was
 * lost. `upload_moved`: one before it is missing.
 */
export function judgePiece(
  { bytes, here }: Upload,
  piece: number,
): Result<{ readonly isHere: boolean }, { readonly code: "upload_moved" }> {
  const isNext = piece === here && piece < pieceCount(bytes);
  return piece < here || isNext
    ? accept({ isHere: piece < here })
    : refuse({ code: "upload_moved" });
}
