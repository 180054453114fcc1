import { Trans } from "@lingui/react/macro";
import type { PaymentLinkView } from "../../http/contract/merchant/merchant.ts";
import { StatusChip } from "../design/status-chip.tsx";

/** Where a link is. */
export function LinkState({ state }: Pick<PaymentLinkView, "state">) {
  switch (state) {
    case "open":
      return (
        <StatusChip kind="waiting">
          <Trans>Not paid yet</Trans>
        </StatusChip>
      );
    case "paid":
      return (
        <StatusChip kind="done">
          <Trans>Paid</Trans>
        </StatusChip>
      );
    case "cancelled":
      return (
        <StatusChip kind="ended">
          <Trans>Cancelled</Trans>
        </StatusChip>
      );
    case "expired":
      return (
        <StatusChip kind="ended">
          <Trans>Expired</Trans>
        </StatusChip>
      );
  }
}
