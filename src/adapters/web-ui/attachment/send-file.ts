import { routes } from "virtual:own-routes";
import { uploadLimits } from "../../../domain/attachment/attachment-limits.ts";
import type { FileSide } from "../../../domain/verification/id-document.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { StoredAttachmentView } from "../../http/contract/attachment/attachment-views.ts";
import { postBytes, type Posted } from "../server/post-bytes.ts";
import type { UploadProgress } from "./send-in-pieces.ts";

/** What became of a file. */
type SentFile =
  | { readonly ok: true; readonly file: StoredAttachmentView }
  | { readonly ok: false; readonly failure: CallFailure };

/** What a file is for, where not only for a message. */
interface FileUse {
  readonly requirementId?: string;
  readonly purpose?: "chargeback";
  readonly side?: FileSide;
}

/** Where a file is: in the room of a trade, in any chat by its id, or at a verification. */
export interface FilePlace {
  readonly kind: "trade" | "chat" | "verification";
  readonly id: string;
}

/** How the server knows a place again. */
export function placeName({ kind, id }: FilePlace): string {
  return `${kind}:${id}`;
}

/** Sends a file: a short one in one request, a longer one in pieces, which goes on after a break. */
export async function sendFile(
  place: FilePlace,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
  use: FileUse = {},
): Promise<SentFile> {
  const [method, path] = routeOf(place);
  const named = { name: file.name || "file", ...use };
  if (file.size <= uploadLimits.pieceBytes) {
    const query = new URLSearchParams(named).toString();
    const progress = (bytes: number) =>
      onProgress({ part: file.size > 0 ? bytes / file.size : 1, isWaiting: false });
    return storedOf(await postBytes([method, `${path}?${query}`], file, progress, signal));
  }
  const { sendInPieces, persist } = await import("./send-in-pieces.ts");
  const sent = await sendInPieces(placeName(place), file, onProgress, signal);
  if (!sent.ok) return sent;
  const query = new URLSearchParams({ ...named, upload: sent.upload }).toString();
  const take = () =>
    postBytes<StoredAttachmentView>(
      [method, `${path}?${query}`],
      new Blob(),
      () => undefined,
      signal,
    );
  return storedOf(await persist(take, onProgress, signal));
}

function storedOf(posted: Posted<StoredAttachmentView>): SentFile {
  return posted.ok ? { ok: true, file: posted.data } : posted;
}

function routeOf({ kind, id }: FilePlace): readonly [string, string] {
  const table = {
    trade: routes.uploadAttachment,
    chat: routes.uploadChatFile,
    verification: routes.addVerificationFile,
  };
  const [method, path] = table[kind];
  return [method, path.replace(/\{(?:id|reference)\}/, encodeURIComponent(id))];
}
