import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { ChatMeta } from "../../http/contract/chat/chat.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { PolicyTime } from "../design/policy-number.tsx";

/** Why the chat is closed for writing. */
export function blockWords(reason: NonNullable<ChatMeta["blockReason"]>): ReactNode {
  return match(reason)
    .with("ChatNotAvailableYet", () => (
      <Trans>You can chat as soon as the crypto is in escrow.</Trans>
    ))
    .with("ChatBlockedAfterTradeIsCanceled", () => (
      <Trans>
        This chat is closed: the trade ended without a payment more than{" "}
        <PolicyTime of={({ chat }) => chat.openAfterEndedUnpaid} /> ago. You can still read the
        messages.
      </Trans>
    ))
    .with("ChatNotAvailableAfterTradeCompleted", () => (
      <Trans>
        This chat is closed: the trade was completed more than{" "}
        <PolicyTime of={({ chat }) => chat.openAfterCompleted} /> ago. You can still read the
        messages.
      </Trans>
    ))
    .with("ChatBlocked", () => <Trans>This chat is closed. You can still read the messages.</Trans>)
    .exhaustive();
}

/** Why a message was rejected. */
export function sendFailureWords(failure: CallFailure): ReactNode {
  return match(failure.code)
    .with("message_too_long", () => <Trans>Not sent: it is too long. Make it shorter.</Trans>)
    .with("message_empty", () => <Trans>Not sent: the message is empty.</Trans>)
    .with("message_unreadable", () => (
      <Trans>Not sent: it contains characters that can't be shown. Remove them.</Trans>
    ))
    .with("chat_blocked", () => <Trans>Not sent: this chat was closed in the meantime.</Trans>)
    .with("unreachable", "internal", () => (
      <Trans>We couldn't confirm that it was sent. Try again; it can't arrive twice.</Trans>
    ))
    .otherwise(() => <FailureWords failure={failure} />);
}

/** Failures that a retry may fix. */
export function mayTryAgain({ code }: CallFailure): boolean {
  return !/^(?:message|attachment)_/.test(code) && !code.startsWith("chat_");
}
