import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { CallFailure } from "../../http/client/call-types.ts";
import { failureWords } from "../trade/failure-words.tsx";

/** Why a proposal or the response to it failed, and that nothing was done. */
export function agreementFailure(failure: CallFailure, partner: string): ReactNode {
  return match(failure.code)
    .with("proposal_unknown", "own_proposal", () => (
      <Trans>That proposal is no longer open. It was answered, withdrawn, or it expired.</Trans>
    ))
    .with("already_asked", () => (
      <Trans>There is already an open proposal of this kind. You can see it below.</Trans>
    ))
    .with("limit_reached", () => <Trans>You can't do this again in this trade.</Trans>)
    .with("window_over", () => (
      <Trans>The payment window ended before this arrived. Nothing was changed.</Trans>
    ))
    .with("out_of_range", () => <Trans>This amount is outside what you can agree on.</Trans>)
    .with("no_fresh_rate", () => (
      <Trans>There is no current market price. Try again in a few minutes.</Trans>
    ))
    .with("market_inside_band", () => (
      <Trans>
        The market is back in range, so the agreed price still applies. Nothing was changed.
      </Trans>
    ))
    .with("market_outside_band", () => (
      <Trans>
        The market moved in the meantime. You now see the new price. Nothing was changed.
      </Trans>
    ))
    .with("low_balance", () => (
      <Trans>The seller's balance doesn't cover it right now. Nothing was changed.</Trans>
    ))
    .with("start_refused", () => (
      <Trans>This trade can't be started now. The offer may be off, or a limit was reached.</Trans>
    ))
    .otherwise(() => failureWords(failure, partner));
}
