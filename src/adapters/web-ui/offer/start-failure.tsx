import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { tradesPath } from "../navigation/paths.ts";
import { isStale } from "./start-refusals.ts";

/** Whether the trade may have started all the same. */
function isUnclear({ code }: CallFailure): boolean {
  return code === "unreachable" || code === "internal" || code === "unavailable";
}

/** Why the trade did not start; without a response, it may have. */
export function StartFailure(props: { failure: CallFailure }) {
  const { failure } = props;
  if (!isUnclear(failure)) {
    return (
      <Notice tone={isStale(failure) ? "warning" : "danger"}>
        <FailureWords failure={failure} />
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      act={
        <Button variant="plain" href={tradesPath}>
          <Trans>My trades</Trans>
        </Button>
      }
    >
      <Trans>
        We didn&apos;t get a clear answer, so the trade may have started. Press Start again: only
        one trade is started.
      </Trans>
    </Notice>
  );
}
