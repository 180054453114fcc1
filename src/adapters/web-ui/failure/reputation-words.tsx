import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** The words of refusals around records on other marketplaces and saved ways to be paid. */
export function reputationWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "reputation_open":
      return (
        <Trans>
          One of your requests is waiting for a moderator. Wait for the answer, or withdraw it.
        </Trans>
      );
    case "reputation_known":
      return <Trans>Your record on this marketplace is shown already. Remove it first.</Trans>;
    case "too_many_reputations":
      return <Trans>You&apos;ve reached the limit of imported records. Remove one first.</Trans>;
    case "too_many_pay_addresses":
      return (
        <Trans>
          You&apos;ve reached the limit of online wallets and cash places. Delete one first.
        </Trans>
      );
    default:
      return undefined;
  }
}
