import { uploadLimits } from "../../domain/attachment/attachment-limits.ts";
import type { Blank, ReadableBytes } from "../ports/file-preparer.ts";

/** The pieces of a file, with the stretches blank that are not kept of it. */
export async function* blankedPieces(
  file: ReadableBytes,
  blanks: readonly Blank[],
): AsyncGenerator<Uint8Array> {
  const { pieceBytes } = uploadLimits;
  const inOrder = blanks.toSorted((one, other) => one.from - other.from);
  let first = 0;
  for (let from = 0; from < file.bytes; from += pieceBytes) {
    const piece = Uint8Array.from(await file.at(from, pieceBytes));
    const to = from + piece.length;
    while ((inOrder[first]?.to ?? to + 1) <= from) first += 1;
    for (let at = first; (inOrder[at]?.from ?? to) < to; at += 1) blank(piece, from, inOrder[at]);
    yield piece;
  }
}

function blank(piece: Uint8Array, at: number, stretch: Blank | undefined): void {
  if (!stretch) return;
  const { from, to, head } = stretch;
  piece.fill(0, Math.max(0, from - at), Math.max(0, to - at));
  for (const [place, byte] of head.entries()) {
    const target = from + place - at;
    if (target >= 0 && target < piece.length) piece[target] = byte;
  }
}
