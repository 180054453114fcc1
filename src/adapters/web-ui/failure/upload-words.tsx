import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** The words of refusals of files that are sent in pieces; undefined for all others. */
export function uploadWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "upload_too_many":
      return <Trans>You have too many unfinished uploads. Remove one, then try again.</Trans>;
    case "upload_unknown":
    case "upload_incomplete":
    case "upload_moved":
    case "upload_piece_length":
      return <Trans>This upload was interrupted. Try again.</Trans>;
    case "upload_busy":
      return <Trans>This file is still being checked. Try again in a moment.</Trans>;
    default:
      return undefined;
  }
}
