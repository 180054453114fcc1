import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { OrderState, OrderKind } from "../../../domain/provider-order/provider-order.ts";
import { StatusChip, type StatusKind } from "../design/status-chip.tsx";

const kinds: Readonly<Record<OrderState, StatusKind>> = {
  held: "waiting",
  ordered: "waiting",
  paid: "waiting",
  done: "done",
  failed: "refused",
  expired: "ended",
  refunded: "ended",
  cancelled: "ended",
};

/** Where an order is, in words for each kind. */
export function OrderChip(props: { kind: OrderKind; state: OrderState }) {
  return (
    <StatusChip kind={kinds[props.state]} plain>
      {stateWords(props.kind, props.state)}
    </StatusChip>
  );
}

function stateWords(kind: OrderKind, state: OrderState): ReactNode {
  switch (state) {
    case "held":
      return <Trans>Not started yet</Trans>;
    case "ordered":
      return kind === "on-ramp" ? <Trans>Waiting for payment</Trans> : <Trans>Under way</Trans>;
    case "paid":
      return <Trans>Paid, coins on their way</Trans>;
    case "done":
      return doneWords[kind]();
    case "failed":
      return kind === "on-ramp" ? (
        <Trans>Payment failed</Trans>
      ) : (
        <Trans>Failed, coins returned</Trans>
      );
    case "expired":
      return <Trans>Expired unpaid</Trans>;
    case "refunded":
      return <Trans>Refunded</Trans>;
    case "cancelled":
      return <Trans>Cancelled</Trans>;
  }
}

const doneWords: Readonly<Record<OrderKind, () => ReactNode>> = {
  "on-ramp": () => <Trans>In your wallet</Trans>,
  "off-ramp": () => <Trans>Paid out</Trans>,
  "top-up": () => <Trans>Topped up</Trans>,
};

/** How somebody pays or is paid. */
export function wayWords(way: string): ReactNode {
  switch (way) {
    case "card":
      return <Trans>Card</Trans>;
    case "bank":
      return <Trans>Bank transfer</Trans>;
    default:
      return <Trans>Mobile money</Trans>;
  }
}
