import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import type { VerdictFor } from "./use-decision.ts";

/** The button's label. */
export function DecideWords({ verdict }: { verdict: VerdictFor | undefined }) {
  switch (verdict) {
    case undefined:
      return <Trans>Choose for whom</Trans>;
    case "buyer":
      return <Trans>Decide for the buyer</Trans>;
    case "seller":
      return <Trans>Decide for the seller</Trans>;
    case "split":
      return <Trans>Decide to split</Trans>;
  }
}

/** The consequence. */
export function NextWords(props: { dispute: CaseView; verdict: VerdictFor | undefined }) {
  const { needsSecond, hearing } = props.dispute;
  if (props.verdict === "split" ? needsSecond.split : needsSecond.whole) {
    return <Trans>A supermoderator has to confirm it. Until then nothing moves.</Trans>;
  }
  return hearing > 1 ? (
    <Trans>This is the second review: it is paid out at once and is final.</Trans>
  ) : (
    <Trans>Held until the appeal period is over, then paid out.</Trans>
  );
}
