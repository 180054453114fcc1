import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { HistoryKind } from "../../../domain/wallet/history-kind.ts";

/** What changed a balance, in a few words. */
export function historyWords(kind: HistoryKind): ReactNode {
  switch (kind) {
    case "held":
      return <Trans>Held for a trade</Trans>;
    case "held_more":
      return <Trans>More held for a trade</Trans>;
    case "held_less":
      return <Trans>Less held for a trade</Trans>;
    case "received":
      return <Trans>Received from a trade</Trans>;
    case "split":
      return <Trans>Share of a split</Trans>;
    case "returned":
      return <Trans>Returned from a trade</Trans>;
    case "fee_returned":
      return <Trans>Trade fee returned</Trans>;
    case "fee_undone":
      return <Trans>Returned fee reversed by the network</Trans>;
    case "debt_paid":
      return <Trans>Debt payment</Trans>;
    case "paid_back":
      return <Trans>Paid to you</Trans>;
    case "link_paid":
      return <Trans>Paid by payment link</Trans>;
    case "payout":
      return <Trans>Moved from your payments</Trans>;
    case "reward":
      return <Trans>Claimed from the partner programme</Trans>;
    case "withdrawn":
      return <Trans>Sent to an address</Trans>;
    case "withdrawal_back":
      return <Trans>Send cancelled</Trans>;
    case "sent":
      return <Trans>Sent</Trans>;
    case "got":
      return <Trans>Received from a person</Trans>;
    case "converted_out":
      return <Trans>Converted into another coin</Trans>;
    case "converted_in":
      return <Trans>Converted from another coin</Trans>;
    case "spot_held":
      return <Trans>Held by a spot order</Trans>;
    case "spot_back":
      return <Trans>Back from a spot order</Trans>;
    case "card_paid":
      return <Trans>For a virtual card</Trans>;
    case "card_back":
      return <Trans>Given back by the card provider</Trans>;
    case "card_withdrawn":
      return <Trans>From a virtual card</Trans>;
    case "card_refunded":
      return <Trans>Refund of a card payment</Trans>;
    case "spot_traded":
      return <Trans>Spot trade</Trans>;
    case "ramp_bought":
      return <Trans>Bought from a provider</Trans>;
    case "ramp_sold":
      return <Trans>Sold to a provider</Trans>;
    case "ramp_back":
      return <Trans>Back from a payout that failed</Trans>;
    case "topped_up":
      return <Trans>Mobile top-up</Trans>;
    case "top_up_back":
      return <Trans>Back from a top-up that failed</Trans>;
    case "bond_left":
      return <Trans>Posted as your bond</Trans>;
    case "bond_returned":
      return <Trans>Your bond, returned</Trans>;
    case "bond_taken":
      return <Trans>Taken from your bond to pay a debt</Trans>;
    case "deposit":
      return <Trans>Deposit</Trans>;
    case "deposit_undone":
      return <Trans>Deposit reversed by the network</Trans>;
    case "lightning_in":
      return <Trans>Received over Lightning</Trans>;
    case "withdrawal_rest":
      return <Trans>Rest of a fee, returned</Trans>;
    case "faucet":
      return <Trans>Play money</Trans>;
    case "other":
      return <Trans>Adjustment by Peerhold</Trans>;
  }
}
