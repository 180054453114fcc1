import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";

/** Why feedback or a reply was not saved; the typed text stays in its field. */
export function FeedbackFailure({ failure }: { failure: CallFailure }) {
  return (
    <Notice tone="danger">
      {match(failure.code)
        .with("feedback_not_possible", () => (
          <Trans>You can give feedback only after a completed trade, and for a limited time.</Trans>
        ))
        .with("feedback_too_long", () => <Trans>This is too long. Make it shorter.</Trans>)
        .with("feedback_unreadable", () => (
          <Trans>This contains characters that can't be shown. Remove them.</Trans>
        ))
        .with("nothing_to_reply_to", "already_replied", () => (
          <Trans>You have already replied, or there is nothing left to reply to.</Trans>
        ))
        .otherwise(() => (
          <FailureWords failure={failure} />
        ))}
    </Notice>
  );
}
