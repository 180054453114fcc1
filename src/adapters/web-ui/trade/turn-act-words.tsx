import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { TradeBasics } from "./trade-facts.ts";

/** The next step of a trade that waits for the user, as the words of the link to it. */
export function turnActWords({ status, fiat, escrowWait }: TradeBasics): ReactNode {
  if (escrowWait === "own_key") return <Trans>Give your key</Trans>;
  if (escrowWait === "own_signature") return <Trans>Sign the payout</Trans>;
  return match(status)
    .with("pending", "not_funded", () => <Trans>Fund the escrow</Trans>)
    .with("active_funded", () => (
      <Trans>
        Pay <bdi>{fiat}</bdi>
      </Trans>
    ))
    .with("gcc_info_shared", () => <Trans>Check the card</Trans>)
    .with("gcc_info_accepted", () => <Trans>Share the code</Trans>)
    .with("gcc_code_shared", "paid", () => <Trans>Check the payment</Trans>)
    .with("dispute_open", () => <Trans>Answer the case worker</Trans>)
    .with(
      "funds_processing",
      "funds_processed",
      "dispute_won_buyer",
      "dispute_won_seller",
      "dispute_awarded",
      "released",
      "feedback_updated",
      "expired",
      "cancelled",
      "cancelled_buyer",
      "cancelled_seller",
      "cancelled_system",
      "chargeback_started",
      "chargeback_paid",
      () => <Trans>Open trade</Trans>,
    )
    .exhaustive();
}
