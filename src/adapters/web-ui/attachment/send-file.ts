import { routes } from "virtual:own-routes";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { StoredAttachmentView } from "../../http/contract/attachment/attachment-views.ts";
import { csrfToken } from "../server/csrf-token.ts";

/** What became of a file. */
type SentFile =
  | { readonly ok: true; readonly file: StoredAttachmentView }
  | { readonly ok: false; readonly failure: CallFailure };

interface Answered {
  readonly data?: StoredAttachmentView;
  readonly error?: Partial<CallFailure>;
}

/** What a file is for, where not only for a message. */
interface FileUse {
  readonly requirementId?: string;
  readonly purpose?: "chargeback";
}

/** In which chat a file is: that of a trade in its room, or any by its id. */
export interface FilePlace {
  readonly kind: "trade" | "chat";
  readonly id: string;
}

/** Sends a file; unlike `fetch`, it says how far it is (0 to 1). */
export function sendFile(
  { kind, id }: FilePlace,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
  use: FileUse = {},
): Promise<SentFile> {
  const [method, path] = kind === "trade" ? routes.uploadAttachment : routes.uploadChatFile;
  const query = new URLSearchParams({ name: file.name || "file", ...use });
  const request = new XMLHttpRequest();
  request.open(
    method.toUpperCase(),
    `${path.replace("{id}", encodeURIComponent(id))}?${query.toString()}`,
  );
  request.responseType = "json";
  request.setRequestHeader("Accept", "application/json");
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
  request.setRequestHeader("X-CSRF-Token", csrfToken());
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    if (total > 0) onProgress(loaded / total);
  });
  signal.addEventListener("abort", () => request.abort());
  return new Promise((resolve) => {
    request.addEventListener("loadend", () => {
      const { data, error } = (request.response ?? {}) as Answered;
      if (request.status === 200 && data) return resolve({ ok: true, file: data });
      const { code = request.status === 0 ? "unreachable" : "internal", message = "" } =
        error ?? {};
      resolve({ ok: false, failure: { status: request.status, code, message, details: [] } });
    });
    request.send(file);
  });
}
