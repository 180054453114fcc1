import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { TradeStatus } from "../../domain/trade/trade-status.ts";

/** A status in the desk's words: who did what, if it matters. */
export function TradeStatusWords({ status }: { status: TradeStatus }) {
  return match(status)
    .with("pending", () => <Trans>not funded yet</Trans>)
    .with("not_funded", () => <Trans>funding failed</Trans>)
    .with("funds_processing", () => <Trans>being funded</Trans>)
    .with("funds_processed", "active_funded", () => <Trans>waiting for payment</Trans>)
    .with("gcc_info_shared", () => <Trans>card shown</Trans>)
    .with("gcc_info_accepted", () => <Trans>card accepted</Trans>)
    .with("gcc_code_shared", () => <Trans>code shared</Trans>)
    .with("paid", () => <Trans>paid, waiting for release</Trans>)
    .with("dispute_open", () => <Trans>in dispute</Trans>)
    .with("dispute_won_buyer", () => <Trans>decided for the buyer</Trans>)
    .with("dispute_won_seller", () => <Trans>decided for the seller</Trans>)
    .with("dispute_awarded", () => <Trans>decided to split</Trans>)
    .with("released", "feedback_updated", () => <Trans>released</Trans>)
    .with("expired", () => <Trans>expired</Trans>)
    .with("cancelled", () => <Trans>cancelled</Trans>)
    .with("cancelled_buyer", () => <Trans>cancelled by the buyer</Trans>)
    .with("cancelled_seller", () => <Trans>cancelled by the seller</Trans>)
    .with("cancelled_system", () => <Trans>ended by the platform</Trans>)
    .with("chargeback_started", () => <Trans>payment reported as reversed</Trans>)
    .with("chargeback_paid", () => <Trans>paid back</Trans>)
    .exhaustive();
}
