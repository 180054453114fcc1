import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { attachmentLimits } from "../../../domain/attachment/attachment-limits.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { FailureWords } from "../failure/failure-words.tsx";

const mostMegabytes = attachmentLimits.mostBytes / 1_000_000;
const mostVideoMegabytes = attachmentLimits.mostVideoBytes / 1_000_000;
const mostMegapixels = attachmentLimits.mostPixels / 1_000_000;

/** Why a file was not taken, and what to do. */
export function attachmentWords(failure: CallFailure): ReactNode {
  switch (failure.code) {
    case "attachment_limit_count":
      return (
        <Trans>
          A message can have up to {attachmentLimits.mostInMessage} files, and a chat up to{" "}
          {attachmentLimits.mostInTrade}.
        </Trans>
      );
    case "attachment_limit_size":
      return (
        <Trans>
          Too large: up to {mostMegabytes} MB and {mostMegapixels} megapixels for an image,{" "}
          {mostVideoMegabytes} MB for a video in a dispute.
        </Trans>
      );
    case "attachment_image_broken":
      return <Trans>This image is damaged. Choose another one.</Trans>;
    case "attachment_pdf_broken":
      return <Trans>This PDF is damaged. Save it again.</Trans>;
    case "attachment_pdf_empty":
      return <Trans>This PDF is empty.</Trans>;
    case "attachment_pdf_page_limit":
      return <Trans>This PDF has more than {attachmentLimits.mostPages} pages.</Trans>;
    case "attachment_pdf_locked":
      return <Trans>This PDF is protected. Save it without protection.</Trans>;
    case "attachment_pdf_active":
      return <Trans>This PDF contains scripts or other files. Print it to a new PDF.</Trans>;
    case "attachment_video_broken":
      return <Trans>This video is damaged, or can't be played here. Send an MP4 or a WebM.</Trans>;
    case "attachment_video_locked":
      return <Trans>This video is encrypted. Send one without protection.</Trans>;
    case "attachment_video_extra":
      return (
        <Trans>
          This video contains more than picture and sound. Export it as a new MP4, then send that.
        </Trans>
      );
    case "attachment_video_not_here":
      return <Trans>Videos can be sent once a dispute is open. Send photos or a PDF.</Trans>;
    case "attachment_kind":
      return (
        <Trans>
          Only JPEG, PNG and WebP images and PDFs can be sent, and MP4 and WebM videos in a dispute.
        </Trans>
      );
    case "attachment_name":
      return <Trans>This name can't be shown. Rename the file.</Trans>;
    case "attachment_not_stored":
      return <Trans>We couldn't store this file. Try again in a moment.</Trans>;
    default:
      return <FailureWords failure={failure} />;
  }
}

/** Whether the same file can be accepted at another attempt. */
export function mayUploadAgain({ code }: CallFailure): boolean {
  return code === "attachment_not_stored" || !code.startsWith("attachment_");
}
