import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { tradesPath } from "../navigation/paths.ts";
import { isAboutLines } from "./about-lines.ts";

/** Codes meaning that the offer is no longer what the user saw. */
const staleOffer: ReadonlySet<string> = new Set([
  "price_moved",
  "offer_changed",
  "offer_margin_changed",
  "offer_not_active",
  "trade_changed",
  "start_confirmation_needed",
]);

/** Whether the offer must be reloaded before another try. */
export function isStale({ code }: CallFailure): boolean {
  return staleOffer.has(code);
}

/** Whether the refusal is about the amount, and is shown at its field. */
export function isAboutAmount(failure: CallFailure): boolean {
  const { code } = failure;
  if (code === "validation") return !isAboutLines(failure);
  return code === "amount_not_in_range" || code === "amount_too_small";
}

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
