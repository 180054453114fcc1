import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { TradeStatus } from "../../../domain/trade/trade-status.ts";
import { PolicyTime } from "../design/policy-number.tsx";
import { ToldTime } from "../design/printed-moment.tsx";
import type { TradeFacts } from "./trade-facts.ts";

/** Whether the step's deadline is short enough for a countdown; others are shown as a time. */
export function isCountedDown(status: TradeStatus): boolean {
  return match(status)
    .with(
      "pending",
      "not_funded",
      "active_funded",
      "gcc_info_shared",
      "gcc_info_accepted",
      () => true,
    )
    .with(
      "funds_processing",
      "funds_processed",
      "gcc_code_shared",
      "paid",
      "dispute_open",
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
      () => false,
    )
    .exhaustive();
}

/** What happens if nobody acts; undefined if nothing is pending. */
export function clockWords(facts: TradeFacts): ReactNode {
  const { status, mySide, partner, until, disputeFrom, escrow, isOnChain } = facts;
  return match(status)
    .with("pending", "not_funded", () => (
      <Trans>When the time runs out, the trade ends. Nobody loses anything.</Trans>
    ))
    .with("active_funded", "gcc_info_shared", "gcc_info_accepted", () =>
      mySide === "buyer" ? (
        <Trans>
          When the time runs out, the trade is cancelled and the crypto goes back to{" "}
          <bdi>{partner}</bdi>.
        </Trans>
      ) : (
        <Trans>
          When the time runs out, the trade is cancelled and the crypto comes back to you.
        </Trans>
      ),
    )
    .with("gcc_code_shared", "paid", () => {
      if (disputeFrom === undefined) {
        return (
          <Trans>No deadline can cost you your money. Either side can open a dispute now.</Trans>
        );
      }
      // The buyer sees the time in the explanation.
      return mySide === "buyer" ? (
        <Trans>No deadline can cost you your money.</Trans>
      ) : (
        <Trans>
          No deadline can cost you your money. Either side can open a dispute from{" "}
          <ToldTime of={disputeFrom} />.
        </Trans>
      );
    })
    .with("dispute_open", () =>
      until === undefined ? (
        <Trans>
          First answer within <PolicyTime of={({ dispute }) => dispute.supermoderatorsAfter} />.
        </Trans>
      ) : (
        <Trans>
          Evidence until <ToldTime of={until} />. First answer within{" "}
          <PolicyTime of={({ dispute }) => dispute.supermoderatorsAfter} />.
        </Trans>
      ),
    )
    .with("dispute_won_buyer", "dispute_won_seller", "dispute_awarded", () =>
      escrow === "held" && until !== undefined ? (
        isOnChain === true ? (
          <Trans>
            Unless someone appeals, one of you can sign the payout from <ToldTime of={until} />.
          </Trans>
        ) : (
          <Trans>
            Paid out on <ToldTime of={until} /> unless someone appeals.
          </Trans>
        )
      ) : undefined,
    )
    .with(
      "expired",
      "cancelled",
      "cancelled_buyer",
      "cancelled_seller",
      "cancelled_system",
      () =>
        until && (
          <Trans>
            Can be reopened until <ToldTime of={until} />.
          </Trans>
        ),
    )
    .with(
      "chargeback_started",
      () =>
        until &&
        (mySide === "buyer" ? (
          <Trans>
            Respond until <ToldTime of={until} />.
          </Trans>
        ) : (
          <Trans>
            <bdi>{partner}</bdi> can respond until <ToldTime of={until} />.
          </Trans>
        )),
    )
    .with(
      "funds_processing",
      "funds_processed",
      "released",
      "feedback_updated",
      "chargeback_paid",
      () => undefined,
    )
    .exhaustive();
}
