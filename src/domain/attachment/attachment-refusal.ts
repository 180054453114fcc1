/**
 * Why a file is not accepted (specification, section 5):
 *
 * - `attachment_limit_count`: more files than a message or a trade may have.
 * - `attachment_limit_size`: more bytes, or an image of more pixels, than allowed.
 * - `attachment_image_broken`: the image cannot be drawn.
 * - `attachment_pdf_broken`, `attachment_pdf_empty`, `attachment_pdf_page_limit`
 * - `attachment_pdf_locked`: it needs a password.
 * - `attachment_pdf_active`: it contains scripts or other files.
 * - `attachment_kind`: neither an image nor a PDF.
 * - `attachment_name`: a name with characters that cannot be shown.
 */
export type AttachmentRefusalCode =
  | "attachment_limit_count"
  | "attachment_limit_size"
  | "attachment_image_broken"
  | "attachment_pdf_broken"
  | "attachment_pdf_empty"
  | "attachment_pdf_page_limit"
  | "attachment_pdf_locked"
  | "attachment_pdf_active"
  | "attachment_kind"
  | "attachment_name";

export interface AttachmentRefusal {
  readonly code: AttachmentRefusalCode;
}
