import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { CallFailure } from "../../http/client/call-types.ts";
import { failureWords } from "../trade/failure-words.tsx";

/** Why a proposal or the response to it failed, and that nothing was done. */
export function agreementFailure(failure: CallFailure, partner: string): ReactNode {
  return match(failure.code)
    .with("proposal_unknown", "own_proposal", () => (
      <Trans>
        Nothing was done: that offer is no longer open. It was answered, taken back, or its time was
        over.
      </Trans>
    ))
    .with("already_asked", () => (
      <Trans>Nothing was done: an offer of this kind is open already. You see it below.</Trans>
    ))
    .with("limit_reached", () => (
      <Trans>Nothing was done: in one trade this can be done only so often.</Trans>
    ))
    .with("window_over", () => (
      <Trans>Nothing was done: the time to pay was over before this arrived.</Trans>
    ))
    .with("wrong_credentials", () => <Trans>This is not your password. Nothing was done.</Trans>)
    .with("out_of_range", () => (
      <Trans>Nothing was done: this amount is outside of what can be agreed on.</Trans>
    ))
    .with("no_fresh_rate", () => (
      <Trans>
        Nothing was done: there is no fresh market price at the moment. Try again in a few minutes.
      </Trans>
    ))
    .with("market_inside_band", () => (
      <Trans>Nothing was done: the market came back, so the price stays as it was agreed.</Trans>
    ))
    .with("market_outside_band", () => (
      <Trans>Nothing was done: the market moved meanwhile. You see the new price now.</Trans>
    ))
    .with("low_balance", () => (
      <Trans>Nothing was done: the seller's balance does not cover it at the moment.</Trans>
    ))
    .with("start_refused", () => (
      <Trans>
        Nothing was done: this trade could not be started now. The offer may be off, or a limit
        reached.
      </Trans>
    ))
    .otherwise(() => failureWords(failure, partner));
}
