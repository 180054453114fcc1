import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** The words of refusals around verification; undefined for all others. */
export function verificationWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "verification_pending":
      return <Trans>We are already checking this. You&apos;ll get a notice.</Trans>;
    case "verification_done":
      return <Trans>You have verified this already.</Trans>;
    case "attempts_exceeded":
      return <Trans>You have no tries left for today. Try again tomorrow.</Trans>;
    case "verify_id_first":
      return <Trans>Verify your ID first.</Trans>;
    case "verification_moved":
      return <Trans>This has changed meanwhile. Reload the page.</Trans>;
    case "verification_files_needed":
      return <Trans>A file is missing. Add each one that is asked for.</Trans>;
    case "provider_not_used":
      return <Trans>Identities are checked here, so there is nothing to confirm.</Trans>;
    default:
      return undefined;
  }
}
