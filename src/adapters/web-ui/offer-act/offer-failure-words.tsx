import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { FailureWords } from "../failure/failure-words.tsx";

/** Why a change to the user's own offer failed, that nothing was lost, and what to do. */
export function OfferFailureWords(props: { failure: CallFailure }): ReactNode {
  const { failure } = props;
  switch (failure.code) {
    case "too_many_active_offers":
      return <Trans>You've reached your level's limit of active offers. Turn one off first.</Trans>;
    case "offer_changed":
      return (
        <Trans>
          This offer has changed since you opened it. Check it as it is now before you save again.
        </Trans>
      );
    case "offer_not_rejected":
      return <Trans>This offer is no longer rejected. Check its current state.</Trans>;
    case "offer_appeal_used":
      return <Trans>You have already appealed this rejection.</Trans>;
    case "offer_appeal_too_late":
      return <Trans>The time to appeal is over.</Trans>;
    case "not_found":
      return <Trans>This offer no longer exists.</Trans>;
    case "unreachable":
    case "internal":
    case "unavailable":
      return (
        <Trans>
          We didn&apos;t get a clear answer, so this may have been saved. Try again: it is saved
          only once.
        </Trans>
      );
    default:
      return <FailureWords failure={failure} />;
  }
}
