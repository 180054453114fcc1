import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type {
  CardPaymentView,
  VirtualCardView,
} from "../../http/contract/virtual-card/virtual-card-views.ts";
import { StatusChip } from "../design/status-chip.tsx";

/** What a card is at, or its state. */
export function CardState({ card }: { card: VirtualCardView }): ReactNode {
  const { under, state, isFrozenByStaff } = card;
  if (under !== null) {
    return (
      <StatusChip kind="waiting" plain>
        <UnderWay under={under} />
      </StatusChip>
    );
  }
  switch (state) {
    case "active":
      return (
        <StatusChip kind="done" plain>
          <Trans>Active</Trans>
        </StatusChip>
      );
    case "frozen":
      return (
        <StatusChip kind="held" plain>
          {isFrozenByStaff ? <Trans>Frozen by staff</Trans> : <Trans>Frozen</Trans>}
        </StatusChip>
      );
    case "ordered":
      return (
        <StatusChip kind="waiting" plain>
          <Trans>Ordered</Trans>
        </StatusChip>
      );
    case "closed":
      return (
        <StatusChip kind="ended" plain>
          <Trans>Terminated</Trans>
        </StatusChip>
      );
    case "failed":
      return (
        <StatusChip kind="refused" plain>
          <Trans>Not issued, fee returned</Trans>
        </StatusChip>
      );
  }
}

function UnderWay({ under }: { under: NonNullable<VirtualCardView["under"]> }): ReactNode {
  switch (under) {
    case "order":
      return <Trans>Being issued</Trans>;
    case "top_up":
      return <Trans>Top-up on its way</Trans>;
    case "withdraw":
      return <Trans>Withdrawal on its way</Trans>;
    case "freeze":
      return <Trans>Being frozen</Trans>;
    case "unfreeze":
      return <Trans>Being unfrozen</Trans>;
    case "terminate":
      return <Trans>Being terminated</Trans>;
  }
}

/** How a payment ended. */
export function PaymentState({ payment }: { payment: CardPaymentView }): ReactNode {
  if (payment.state === "declined") {
    return (
      <StatusChip kind="refused" plain>
        <DeclineWords reason={payment.reason} />
      </StatusChip>
    );
  }
  return (
    <StatusChip kind="done" plain>
      {payment.kind === "refund" ? <Trans>Refunded</Trans> : <Trans>Paid</Trans>}
    </StatusChip>
  );
}

function DeclineWords({ reason }: { reason: CardPaymentView["reason"] }): ReactNode {
  switch (reason) {
    case "balance":
      return <Trans>Declined: not enough on the card</Trans>;
    case "frozen":
      return <Trans>Declined: the card was frozen</Trans>;
    case "closed":
      return <Trans>Declined: the card was terminated</Trans>;
    case "other":
    case null:
      return <Trans>Declined</Trans>;
  }
}
