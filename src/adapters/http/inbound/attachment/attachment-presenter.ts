import type { Addressed, ListedUploads } from "../../../../application/attachment/list-uploads.ts";
import type { Attachment } from "../../../../application/ports/attachment-store.ts";
import { requirementsOf } from "../../../../domain/settlement/requirements.ts";
import { sideOf } from "../../../../domain/trade/trade.ts";
import type {
  AttachmentView,
  ChatFileView,
  UploadView,
} from "../../contract/attachment/attachment-views.ts";

/** A file without its content. */
export function presentAttachment(file: Attachment): AttachmentView {
  const { id, name, kind, bytes, size, pages } = file;
  return {
    id,
    name: name ?? null,
    kind,
    bytes,
    width: size?.width ?? null,
    height: size?.height ?? null,
    pages: pages ?? null,
  };
}

/** The files of a trade, for one of its parties. */
export function presentUploads({ trade, files }: ListedUploads, readerId: string): UploadView[] {
  const shown = new Map(
    requirementsOf(trade).flatMap((each) =>
      each.fileId === undefined ? [] : [[each.fileId, each] as const],
    ),
  );
  return files.map((file) => ({
    ...presentChatFile(file, readerId),
    requirementId: shown.get(file.id)?.kind ?? null,
    status: shown.get(file.id)?.status ?? "UPLOADED",
    author: sideOf(trade, file.authorId) ?? "staff",
  }));
}

/** A file of a chat, for one of its readers. */
export function presentChatFile(file: Addressed, readerId: string): ChatFileView {
  return {
    ...presentAttachment(file),
    isMine: file.authorId === readerId,
    seq: file.seq ?? null,
    url: file.url ?? null,
    thumbnailUrl: file.thumbnailUrl ?? null,
    at: new Date(file.at).toISOString(),
  };
}
