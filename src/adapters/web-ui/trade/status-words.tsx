import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { TradeStatus } from "../../../domain/trade/trade-status.ts";
import type { StatusKind } from "../design/status-chip.tsx";
import type { Side } from "./trade-facts.ts";

/** A status as shown in a chip. */
export interface StatusWords {
  readonly kind: StatusKind;
  readonly words: ReactNode;
}

/** The single table of status texts; colours and icons come with the kind. */
export function statusWords(status: TradeStatus): StatusWords {
  return match(status)
    .returnType<StatusWords>()
    .with("pending", () => ({ kind: "waiting", words: <Trans>Not funded yet</Trans> }))
    .with("not_funded", () => ({ kind: "refused", words: <Trans>Funding failed</Trans> }))
    .with("funds_processing", () => ({ kind: "waiting", words: <Trans>Being funded</Trans> }))
    .with("funds_processed", "active_funded", () => ({
      kind: "held",
      words: <Trans>Held in escrow</Trans>,
    }))
    .with("gcc_info_shared", () => ({ kind: "held", words: <Trans>Card shown</Trans> }))
    .with("gcc_info_accepted", () => ({ kind: "held", words: <Trans>Card accepted</Trans> }))
    .with("gcc_code_shared", () => ({ kind: "held", words: <Trans>Code shared</Trans> }))
    .with("paid", () => ({ kind: "held", words: <Trans>Paid, being checked</Trans> }))
    .with("dispute_open", () => ({ kind: "dispute", words: <Trans>In dispute</Trans> }))
    .with("dispute_won_buyer", "dispute_won_seller", "dispute_awarded", () => ({
      kind: "dispute",
      words: <Trans>Decided</Trans>,
    }))
    .with("released", "feedback_updated", () => ({ kind: "done", words: <Trans>Released</Trans> }))
    .with("expired", () => ({ kind: "ended", words: <Trans>Expired</Trans> }))
    .with("cancelled", "cancelled_buyer", "cancelled_seller", "cancelled_system", () => ({
      kind: "ended",
      words: <Trans>Cancelled</Trans>,
    }))
    .with("chargeback_started", () => ({
      kind: "dispute",
      words: <Trans>Payment reported as reversed</Trans>,
    }))
    .with("chargeback_paid", () => ({ kind: "done", words: <Trans>Paid back</Trans> }))
    .exhaustive();
}

/** Whose turn it is, as shown at the top of a card; if it is nobody's, the status. */
export function turnWords(trade: {
  readonly status: TradeStatus;
  readonly mySide: Side;
  readonly turn: Side | null;
  readonly partner: string;
}): StatusWords {
  const { status, mySide, turn, partner } = trade;
  if (turn === null) return statusWords(status);
  if (turn === mySide) return { kind: "your-turn", words: <Trans>Your turn</Trans> };
  return {
    kind: "waiting",
    words: (
      <Trans>
        Waiting for <bdi>{partner}</bdi>
      </Trans>
    ),
  };
}
