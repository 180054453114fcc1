import { lazy, Suspense, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { ServersWords, type RefusedCode } from "./servers-words.tsx";

/**
 * The words of most refusals are not needed before something was refused. Without a connection they
 * cannot be loaded: then the server's own words are shown.
 */
const MoreWords = lazy(() =>
  loadWords().then(
    (words) => ({ default: words.MoreWords }),
    () => ({ default: ServersWords }),
  ),
);

/** Loads the words of all refusals, so that they are there at once. */
export function loadWords() {
  return import("./more-words.tsx");
}

/** What happened, that nothing was lost, and what to do, for a refusal in the user's language. */
export function FailureWords(props: { failure: CallFailure }): ReactNode {
  const { code, details, message } = props.failure;
  const until = details.find(({ field }) => field === "until")?.message;
  return (
    <RefusalWords
      code={code}
      until={until === undefined ? null : Number(until)}
      message={message}
    />
  );
}

/**
 * The same for a code returned before anything was tried; `until` in seconds. `message`: what the
 * server says of it, for a code that this page does not know.
 */
export function RefusalWords(props: Partial<RefusedCode> & Pick<RefusedCode, "code">): ReactNode {
  const { code, until = null, message = "" } = props;
  return (
    wordsAtHand(code) ?? (
      <Suspense>
        <MoreWords code={code} until={until} message={message} />
      </Suspense>
    )
  );
}

/** The words that are needed when nothing can be loaded; undefined for all others. */
export function wordsAtHand(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "unreachable":
      return <Trans>We got no answer. Check your connection, then try again.</Trans>;
    case "rate_limited":
    case "proof_of_work_needed":
      return <Trans>Too many attempts. Wait a few minutes, then try again.</Trans>;
    case "busy":
      return <Trans>We're busy right now. Nothing was changed. Try again in a moment.</Trans>;
    case "unavailable":
      return (
        <Trans>
          We can't reach our database right now, so we don't know whether this was done. Wait a
          moment, check, then try again.
        </Trans>
      );
    case "forbidden_origin":
      return <Trans>This page is out of date. Reload it, then try again.</Trans>;
    default:
      return undefined;
  }
}
