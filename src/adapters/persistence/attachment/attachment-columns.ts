import type { Attachment } from "../../../application/ports/attachment-store.ts";
import type { FileKind } from "../../../domain/attachment/file-kind.ts";

/** What is known of a file, as JSON. */
export interface AttachmentRow {
  readonly id: string;
  readonly name: string | null;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
}

/** The files of the message `message` as JSON, in the order they were uploaded; null without any. */
export function attachmentsOf(message: string): string {
  return `(
    SELECT json_agg(json_build_object('id', f.id, 'name', g.name, 'kind', f.kind, 'bytes', f.bytes,
             'width', f.width, 'height', f.height, 'pages', f.pages) ORDER BY f.at, f.id)
      FROM attachment f LEFT JOIN attachment_content g ON g.attachment_id = f.id
     WHERE f.trade_id = ${message}.trade_id AND f.seq = ${message}.seq)`;
}

/** The files stored in rows. */
export function attachmentsIn(rows: readonly AttachmentRow[] | null): readonly Attachment[] {
  return (rows ?? []).map(attachmentIn);
}

/** The file stored in a row. */
export function attachmentIn(row: AttachmentRow): Attachment {
  const { id, name, kind, bytes, width, height, pages } = row;
  return {
    id,
    name: name ?? undefined,
    kind,
    bytes,
    size: width === null || height === null ? undefined : { width, height },
    pages: pages ?? undefined,
  };
}
