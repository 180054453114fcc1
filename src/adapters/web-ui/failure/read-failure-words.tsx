import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { FailureWords } from "./failure-words.tsx";

/** The same as `FailureWords` for a call that changes nothing, such as a quote: there is nothing to check first. */
export function ReadFailureWords({ failure }: { failure: CallFailure }) {
  if (failure.code !== "unavailable" && failure.code !== "internal") {
    return <FailureWords failure={failure} />;
  }
  return <Trans>We can't work this out right now. Try again in a moment.</Trans>;
}
