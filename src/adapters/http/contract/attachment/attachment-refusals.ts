import type { RefusalTable } from "../refusal-table.ts";

export const attachmentRefusals = {
  attachment_limit_count: {
    status: 422,
    message: "The message or the trade has reached its limit of files.",
  },
  attachment_limit_size: { status: 422, message: "This file is too large." },
  attachment_image_broken: { status: 422, message: "This image is damaged. Choose another one." },
  attachment_pdf_broken: { status: 422, message: "This PDF is damaged. Save it again." },
  attachment_pdf_empty: { status: 422, message: "This PDF is empty." },
  attachment_pdf_page_limit: { status: 422, message: "This PDF has too many pages." },
  attachment_pdf_locked: {
    status: 422,
    message: "This PDF is protected. Save it without protection.",
  },
  attachment_pdf_active: {
    status: 422,
    message: "This PDF contains scripts or other files. Print it to a new PDF.",
  },
  attachment_video_broken: {
    status: 422,
    message: "This video is damaged or of a kind that can't be played here. Send an MP4 or a WebM.",
  },
  attachment_video_locked: {
    status: 422,
    message: "This video is encrypted. Send one without protection.",
  },
  attachment_video_extra: {
    status: 422,
    message: "This video contains more than picture and sound. Export it as a new MP4.",
  },
  attachment_video_not_here: {
    status: 422,
    message: "A video can be sent only in a dispute, or where a video is asked for.",
  },
  attachment_kind: {
    status: 422,
    message: "Send a JPEG, PNG or WebP image, or a PDF. In a dispute, also an MP4 or WebM video.",
  },
  attachment_name: { status: 422, message: "This file's name can't be shown. Rename the file." },
  attachment_unknown: {
    status: 422,
    message: "A file of this message isn't there. Upload it again.",
  },
  attachment_not_stored: {
    status: 503,
    message: "We couldn't store this file. Nothing was kept. Try again in a moment.",
  },
  upload_unknown: {
    status: 404,
    message: "This upload is not there, or its time is over. Begin again.",
  },
  upload_too_many: {
    status: 429,
    message: "You have too many unfinished uploads. Finish or remove one.",
  },
  upload_moved: {
    status: 409,
    message: "Another piece of this file is the next. Begin again: the answer says which.",
  },
  upload_piece_length: {
    status: 422,
    message: "This piece is longer or shorter than its place in the file.",
  },
  upload_busy: {
    status: 409,
    message: "This file is being checked right now. Ask again in a moment.",
  },
  upload_incomplete: { status: 409, message: "Some pieces of this file are missing." },
} as const satisfies RefusalTable;
