import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What keeps an order from being placed or cancelled; undefined for other refusals. */
export function spotWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "spot_locked":
      return <Trans>You can't place orders now. Your account page says why.</Trans>;
    case "spot_debt":
      return (
        <Trans>
          You owe someone whose payment was reversed. Settle that before you place orders.
        </Trans>
      );
    case "spot_halted":
      return (
        <Trans>This market is paused. Your coins are safe, and you can cancel your orders.</Trans>
      );
    case "spot_held":
      return (
        <Trans>
          You can't place orders for a day after you change your password or two-factor
          authentication.
        </Trans>
      );
    case "spot_price_step":
      return <Trans>This price has too many decimals for this market.</Trans>;
    case "spot_quantity_step":
      return <Trans>This amount has too many decimals for this market.</Trans>;
    case "spot_too_small":
      return <Trans>This is less than the minimum of an order. Enter a larger amount.</Trans>;
    case "spot_too_large":
      return <Trans>This is more than the maximum of an order. Enter a smaller amount.</Trans>;
    case "spot_price_far":
      return (
        <Trans>This price is much worse for you than the market's. Enter one closer to it.</Trans>
      );
    case "spot_too_many":
      return (
        <Trans>
          You've reached the limit of open orders in this market. Cancel one to place another.
        </Trans>
      );
    case "spot_no_match":
      return (
        <Trans>Nobody trades at this price now. Place a limit order, or try again later.</Trans>
      );
    case "spot_order_ended":
      return <Trans>This order is not in the book any more.</Trans>;
    default:
      return undefined;
  }
}
