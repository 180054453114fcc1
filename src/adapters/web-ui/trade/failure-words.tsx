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

/** Failures of the typed password; they are shown at its field. */
export function isAboutPassword({ code, details }: CallFailure): boolean {
  return (
    code === "proof_needed" ||
    code === "wrong_credentials" ||
    details.some(({ field }) => field === "password")
  );
}

/** What happened, that nothing was lost, and what to do. */
export function failureWords(failure: CallFailure, partner: string): ReactNode {
  return match(failure.code)
    .with("wrong_status", "too_late", "not_in_this_flow", () => (
      <Trans>Nothing was done: the trade had changed in the meantime. You see how it is now.</Trans>
    ))
    .with("window_over", () => (
      <Trans>
        The time to pay was over before this arrived. The crypto went back to <bdi>{partner}</bdi>.
        If you paid, ask <bdi>{partner}</bdi> to reopen the trade.
      </Trans>
    ))
    .with("not_your_act", () => (
      <Trans>
        Nothing was done: that is for <bdi>{partner}</bdi> to do.
      </Trans>
    ))
    .with("proof_needed", () => <Trans>Type your password to go on.</Trans>)
    .with("wrong_credentials", () => (
      <Trans>This is not your password. Nothing was released.</Trans>
    ))
    .with("too_early", () => (
      <Trans>Nothing was done: it is too early for this. The page says from when it can be.</Trans>
    ))
    .with("case_worker_acted", () => (
      <Trans>
        Nothing was done: a case worker has begun, so the dispute can no longer be taken back.
      </Trans>
    ))
    .with("limit_reached", "already_accepted", () => (
      <Trans>Nothing was done: in one trade this can be done only once.</Trans>
    ))
    .with("text_too_short", () => <Trans>Say a little more. Nothing was sent.</Trans>)
    .with("text_too_long", () => <Trans>This is too long. Nothing was sent.</Trans>)
    .with("text_unreadable", () => (
      <Trans>This has signs that cannot be shown. Take them out.</Trans>
    ))
    .with("unreachable", "internal", "unavailable", () => (
      <Trans>
        We didn&apos;t get a clear answer, so this may have been done. Try again: it is done only
        once.
      </Trans>
    ))
    .otherwise(() => <FailureWords failure={failure} />);
}
