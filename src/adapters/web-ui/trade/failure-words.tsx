import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { CallFailure } from "../../http/client/call-types.ts";
import { FailureWords } from "../failure/failure-words.tsx";

const outdated: ReadonlySet<string> = new Set<CallFailure["code"]>([
  "wrong_status",
  "window_over",
  "too_late",
  "not_your_act",
  "not_in_this_flow",
  "case_worker_acted",
  "already_accepted",
]);

/** Failures meaning that the page was out of date. The trade is read again, nothing was done. */
export function isOutdated({ code }: CallFailure): boolean {
  return outdated.has(code);
}

/** What happened, that nothing was lost, and what to do. */
export function failureWords(failure: CallFailure, partner: string): ReactNode {
  return match(failure.code)
    .with("wrong_status", "too_late", "not_in_this_flow", () => (
      <Trans>The trade changed in the meantime. You now see its current state.</Trans>
    ))
    .with("window_over", () => (
      <Trans>
        The payment window ended before this arrived. The crypto went back to <bdi>{partner}</bdi>.
        If you paid, ask <bdi>{partner}</bdi> to reopen the trade.
      </Trans>
    ))
    .with("not_your_act", () => (
      <Trans>
        Only <bdi>{partner}</bdi> can do that.
      </Trans>
    ))
    .with("too_early", () => (
      <Trans>It's too early for this. The page shows when you can do it.</Trans>
    ))
    .with("case_worker_acted", () => (
      <Trans>A case worker has started, so you can no longer withdraw the dispute.</Trans>
    ))
    .with("limit_reached", () => (
      <Trans>You can't do this again in this trade: its limit is reached.</Trans>
    ))
    .with("already_accepted", () => <Trans>You can do this only once in a trade.</Trans>)
    .with("text_too_short", () => <Trans>Write a little more. Nothing was sent.</Trans>)
    .with("text_too_long", () => <Trans>This is too long. Nothing was sent.</Trans>)
    .with("text_unreadable", () => (
      <Trans>This contains characters that can't be shown. Remove them.</Trans>
    ))
    .with("unreachable", "internal", "unavailable", () => (
      <Trans>
        We didn&apos;t get a clear answer, so this may have been done. Try again: it is done only
        once.
      </Trans>
    ))
    .otherwise(() => <FailureWords failure={failure} />);
}
