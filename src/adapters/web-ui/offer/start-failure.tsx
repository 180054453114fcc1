import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { tradesPath } from "../navigation/paths.ts";

/** These say that the offer is no longer what the reader saw. */
const staleOffer: ReadonlySet<string> = new Set([
  "price_moved",
  "offer_changed",
  "offer_margin_changed",
  "offer_not_active",
  "trade_changed",
]);

/** Whether the offer has to be read anew before another try. */
export function isStale({ code }: CallFailure): boolean {
  return staleOffer.has(code);
}

/** Whether the refusal is about the amount, and stands at its field. */
export function isAboutAmount({ code }: CallFailure): boolean {
  return code === "amount_not_in_range" || code === "amount_too_small" || code === "validation";
}

/** Why the trade did not start; without an answer it may have. */
export function StartFailure(props: { failure: CallFailure }) {
  const { failure } = props;
  if (failure.code !== "unreachable") {
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
      <Trans>No answer came, so the trade may have started. Look before you start another.</Trans>
    </Notice>
  );
}
