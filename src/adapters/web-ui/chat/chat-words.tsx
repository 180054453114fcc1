import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { ChatMeta } from "../../http/contract/chat/chat.ts";
import { FailureWords } from "../failure/failure-words.tsx";

/** Why the chat is closed for writing. */
export function blockWords(reason: NonNullable<ChatMeta["blockReason"]>): ReactNode {
  return match(reason)
    .with("ChatNotAvailableYet", () => (
      <Trans>You can write to each other as soon as the crypto is held.</Trans>
    ))
    .with("ChatBlockedAfterTradeIsCanceled", () => (
      <Trans>
        This chat is closed: the trade ended without a payment more than 7 days ago. What was
        written stays here.
      </Trans>
    ))
    .with("ChatNotAvailableAfterTradeCompleted", () => (
      <Trans>
        This chat is closed: the trade was completed more than 30 days ago. What was written stays
        here.
      </Trans>
    ))
    .with("ChatBlocked", () => (
      <Trans>This chat is closed, nobody can write in it. What was written stays here.</Trans>
    ))
    .exhaustive();
}

/** Why a message was rejected. */
export function sendFailureWords(failure: CallFailure): ReactNode {
  return match(failure.code)
    .with("message_too_long", () => <Trans>Not sent: it is too long. Make it shorter.</Trans>)
    .with("message_empty", () => <Trans>Not sent: there is nothing in it that can be seen.</Trans>)
    .with("message_unreadable", () => (
      <Trans>Not sent: it has signs that cannot be shown. Take them out.</Trans>
    ))
    .with("chat_blocked", () => <Trans>Not sent: this chat was closed in the meantime.</Trans>)
    .with("unreachable", "internal", () => (
      <Trans>Not sent, as far as we know. Try again: it arrives once at most.</Trans>
    ))
    .otherwise(() => <FailureWords failure={failure} />);
}

/** Failures that a retry may fix. */
export function mayTryAgain({ code }: CallFailure): boolean {
  return !code.startsWith("message_") && code !== "chat_blocked";
}
