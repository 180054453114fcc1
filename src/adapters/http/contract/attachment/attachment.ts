import { Type } from "typebox";
import { dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { storedAttachmentView, uploadView } from "./attachment-views.ts";
import { UploadAttachmentDto } from "./upload-attachment-dto.ts";

/** Why a file is not stored, whatever it is for. */
export const fileRefusals = [
  "attachment_limit_count",
  "attachment_limit_size",
  "attachment_image_broken",
  "attachment_pdf_broken",
  "attachment_pdf_empty",
  "attachment_pdf_page_limit",
  "attachment_pdf_locked",
  "attachment_pdf_active",
  "attachment_video_broken",
  "attachment_video_locked",
  "attachment_video_extra",
  "attachment_video_not_here",
  "attachment_kind",
  "attachment_name",
  "attachment_not_stored",
] as const;

/** Why an upload in pieces, named instead of a body, does not become a file. */
export const uploadedRefusals = ["upload_unknown", "upload_incomplete", "upload_busy"] as const;

export const uploadAttachment = route({
  id: "uploadAttachment",
  method: "post",
  path: "/rest/v1/trade/{id}/attachments",
  summary:
    "Store a file for a message, as the body of the request or by an upload: JPEG, PNG, WebP or PDF, in disputes also MP4 or WebM",
  access: "trader",
  query: UploadAttachmentDto,
  takesFile: true,
  answers: { 200: { description: "Stored", body: dataOf(storedAttachmentView) } },
  refusals: [...fileRefusals, ...uploadedRefusals, "chat_blocked"],
});

export const listUploads = route({
  id: "listUploads",
  method: "get",
  path: "/rest/v1/trade/{id}/uploads",
  summary: "The files of a trade, with addresses that are good for five minutes",
  access: "trader",
  answers: { 200: { description: "Files, oldest first", body: dataOf(Type.Array(uploadView)) } },
});

export const attachmentRoutes = { uploadAttachment, listUploads };
