import { uploadLimits } from "../../domain/attachment/attachment-limits.ts";

/** Under which name the storage has the content of a file that is not in pieces. */
export function contentName(id: string): string {
  return `${id}.content`;
}

/** Under which name the storage has the small picture of a file. */
export function thumbnailName(id: string): string {
  return `${id}.thumbnail`;
}

/** Under which name the storage has a piece of a video, counted from 0. */
export function pieceName(id: string, piece: number): string {
  return `${id}-${piece}.piece`;
}

/** The id of a file that is kept in pieces: how many there are stands at its end. */
export function idInPieces(id: string, bytes: number): string {
  return `${id}-p${Math.ceil(bytes / uploadLimits.pieceBytes)}`;
}

/** In how many pieces a file is kept; undefined for one that is not. */
export function piecesOf(id: string): number | undefined {
  const [, pieces] = /-p(\d{1,4})$/.exec(id) ?? [];
  return pieces === undefined ? undefined : Number(pieces);
}

/** Everything that the storage has of a file. */
export function storedNames(id: string): readonly string[] {
  const pieces = piecesOf(id);
  if (pieces === undefined) return [contentName(id), thumbnailName(id)];
  return Array.from({ length: pieces }, (_, piece) => pieceName(id, piece));
}
