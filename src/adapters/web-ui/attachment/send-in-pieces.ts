import { routes } from "virtual:own-routes";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { PieceUploadView } from "../../http/contract/attachment/upload.ts";
import { client } from "../server/client.ts";
import { postBytes, type Posted } from "../server/post-bytes.ts";
import { mostBreaks, untilOnline, waitAfter } from "./connection.ts";
import { markOf } from "./file-mark.ts";
import { rememberUploads } from "./interrupted.ts";

/** How far a file is. */
export interface UploadProgress {
  /** From 0 to 1; with 1 the server checks it. */
  readonly part: number;
  /** The connection is broken: it goes on by itself. */
  readonly isWaiting: boolean;
}

type Sent =
  | { readonly ok: true; readonly upload: string }
  | { readonly ok: false; readonly failure: CallFailure };

/**
 * Sends a file piece by piece, and goes on after a broken connection with the piece that was lost: also
 * when the page was loaded again and the same file was chosen. Gives up after ten breaks in a row.
 */
export async function sendInPieces(
  place: string,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<Sent> {
  const { name, size } = file;
  const body = { name: name || "file", bytes: size, mark: await markOf(file), place };
  rememberUploads();
  let breaks = 0;
  let known: PieceUploadView | undefined;
  for (;;) {
    const step = known
      ? await sendPiece(known, file, onProgress, signal)
      : await client.call("beginUpload", { body });
    if (step.ok) {
      const upload = step.data;
      // Another break after a piece that came through begins to count anew.
      if (known) breaks = 0;
      known = upload;
      onProgress({ part: (upload.here * upload.pieceBytes) / size, isWaiting: false });
      if (upload.isComplete) return { ok: true, upload: upload.id };
      continue;
    }
    const { failure } = step;
    const isBroken = failure.status === 0 || failure.status >= 500;
    breaks += 1;
    if (signal.aborted) {
      // Its sender removed it.
      if (known) await client.call("removeUpload", { parameters: { id: known.id } });
      return { ok: false, failure };
    }
    if (breaks > mostBreaks) return { ok: false, failure };
    if (!isBroken && failure.code !== "upload_moved") return { ok: false, failure };
    onProgress({ part: known ? (known.here * known.pieceBytes) / size : 0, isWaiting: true });
    if (isBroken) await untilOnline(waitAfter(breaks), signal);
    // The server says which piece is the next.
    known = undefined;
  }
}

/** Asks until there is an answer: the same question twice is answered the same. */
export async function persist<Data>(
  ask: () => Promise<Posted<Data>>,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<Posted<Data>> {
  for (let breaks = 1; ; breaks += 1) {
    const posted = await ask();
    if (posted.ok) return posted;
    const { status, code } = posted.failure;
    // Busy: the question whose answer was lost is still being answered.
    if (status !== 0 && code !== "upload_busy") return posted;
    if (signal.aborted || breaks > mostBreaks) return posted;
    onProgress({ part: 1, isWaiting: true });
    await untilOnline(waitAfter(breaks), signal);
    onProgress({ part: 1, isWaiting: false });
  }
}

function sendPiece(
  { id, here, pieceBytes }: PieceUploadView,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
) {
  const [method, path] = routes.addUploadPiece;
  const filled = path.replace("{id}", id).replace("{piece}", String(here));
  const from = here * pieceBytes;
  return postBytes<PieceUploadView>(
    [method, filled],
    file.slice(from, from + pieceBytes),
    (bytes) => onProgress({ part: Math.min(1, (from + bytes) / file.size), isWaiting: false }),
    signal,
  );
}
