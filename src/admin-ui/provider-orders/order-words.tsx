import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { OrderKind, OrderState } from "../../domain/provider-order/provider-order.ts";

/** What a kind of order is called. */
export function kindWords(kind: OrderKind): ReactNode {
  switch (kind) {
    case "on-ramp":
      return <Trans>On-ramp</Trans>;
    case "off-ramp":
      return <Trans>Off-ramp</Trans>;
    case "top-up":
      return <Trans>Mobile top-up</Trans>;
  }
}

/** Where an order is. */
export function stateWords(state: OrderState): ReactNode {
  switch (state) {
    case "held":
      return <Trans>Held</Trans>;
    case "ordered":
      return <Trans>With the provider</Trans>;
    case "paid":
      return <Trans>Paid</Trans>;
    case "done":
      return <Trans>Done</Trans>;
    case "failed":
      return <Trans>Failed</Trans>;
    case "expired":
      return <Trans>Expired</Trans>;
    case "refunded":
      return <Trans>Refunded</Trans>;
    case "cancelled":
      return <Trans>Cancelled</Trans>;
  }
}

export const openOrOver = ["open", "over"] as const;

/** Whether an order is open. */
export function openWords(state: (typeof openOrOver)[number]): ReactNode {
  return state === "open" ? <Trans>Open</Trans> : <Trans>Over</Trans>;
}
