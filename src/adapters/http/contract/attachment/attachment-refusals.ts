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
  attachment_kind: { status: 422, message: "Send a JPEG, PNG or WebP image, or a PDF." },
  attachment_name: { status: 422, message: "This file's name can't be shown. Rename the file." },
  attachment_unknown: {
    status: 422,
    message: "A file of this message isn't there. Upload it again.",
  },
  attachment_not_stored: {
    status: 503,
    message: "We couldn't store this file. Nothing was kept. Try again in a moment.",
  },
} as const satisfies RefusalTable;
