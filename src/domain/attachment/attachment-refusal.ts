/**
 * Why a file is not accepted (specification, section 5):
 *
 * - `attachment_limit_count`: more files than a message or a trade may have.
 * - `attachment_limit_size`: more bytes, or an image of more pixels, than allowed.
 * - `attachment_image_broken`: the image cannot be drawn.
 * - `attachment_pdf_broken`, `attachment_pdf_empty`, `attachment_pdf_page_limit`
 * - `attachment_pdf_locked`: it needs a password.
 * - `attachment_pdf_active`: it contains scripts or other files.
 * - `attachment_video_broken`: its container does not hold together.
 * - `attachment_video_locked`: it is encrypted.
 * - `attachment_video_extra`: it has more than picture and sound, such as other files.
 * - `attachment_video_not_here`: videos are for disputes and video verification alone.
 * - `attachment_kind`: neither an image, a PDF nor a video.
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
  | "attachment_video_broken"
  | "attachment_video_locked"
  | "attachment_video_extra"
  | "attachment_video_not_here"
  | "attachment_kind"
  | "attachment_name";

export interface AttachmentRefusal {
  readonly code: AttachmentRefusalCode;
}
