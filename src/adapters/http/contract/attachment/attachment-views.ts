import { Type, type Static } from "typebox";
import { requirementStatusView } from "../trade/flow-views.ts";
import { orNull, view } from "../envelope.ts";

/** A file in a message. */
export const attachmentView = view("Attachment", {
  id: Type.String(),
  /** Null once the retention period is over; then the content is gone, too. */
  name: orNull(Type.String()),
  kind: Type.Union([
    Type.Literal("image/jpeg"),
    Type.Literal("image/png"),
    Type.Literal("image/webp"),
    Type.Literal("application/pdf"),
    Type.Literal("video/mp4"),
    Type.Literal("video/webm"),
  ]),
  bytes: Type.Integer(),
  /** Of an image, in pixels. */
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  /** Of a PDF. */
  pages: orNull(Type.Integer()),
});

export type AttachmentView = Static<typeof attachmentView>;

/** A file as it was stored. */
export const storedAttachmentView = view("StoredAttachment", {
  ...attachmentView.properties,
  /** Whether notes of the camera (place, time, device) were removed. */
  hadMetadata: Type.Boolean(),
});

export type StoredAttachmentView = Static<typeof storedAttachmentView>;

/** A file of a chat, with addresses for the caller alone. */
const addressedFile = {
  ...attachmentView.properties,
  isMine: Type.Boolean(),
  /** The message it was sent with; null while it was not. */
  seq: orNull(Type.Integer()),
  /** Good for five minutes; null once the content is gone. */
  url: orNull(Type.String()),
  thumbnailUrl: orNull(Type.String()),
  at: Type.String({ description: "ISO 8601, UTC" }),
} as const;

export const chatFileView = view("ChatFile", addressedFile);

export type ChatFileView = Static<typeof chatFileView>;

export const uploadView = view("Upload", {
  ...addressedFile,
  /** The requirement that it answers; null for a file in the chat. */
  requirementId: orNull(Type.String()),
  /** Of the requirement; UPLOADED for a file in the chat. */
  status: requirementStatusView,
  author: Type.Union([Type.Literal("buyer"), Type.Literal("seller"), Type.Literal("staff")]),
});

export type UploadView = Static<typeof uploadView>;
