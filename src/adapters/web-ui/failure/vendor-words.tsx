import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { reputationWords } from "./reputation-words.tsx";
import type { CallFailure } from "../../http/client/call-types.ts";

/** The words of refusals around vendors, their helpers, and what people keep for their profile. */
export function vendorWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "vendor_only":
      return <Trans>This is for vendors. Apply for the vendor badge first.</Trans>;
    case "helper_self":
      return <Trans>You can&apos;t be your own helper. Enter another username.</Trans>;
    case "helper_known":
      return <Trans>This account helps you already, or was invited.</Trans>;
    case "team_full":
      return <Trans>You&apos;ve reached the limit of helpers. Remove one first.</Trans>;
    case "scope_missing":
      return <Trans>The vendor hasn&apos;t allowed you to do this.</Trans>;
    default:
      return reputationWords(code);
  }
}
