import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What keeps an order with a provider from being placed or changed; undefined for other refusals. */
export function providerOrderWords(code: CallFailure["code"]): ReactNode {
  return words[code]?.();
}

const words: Readonly<Partial<Record<CallFailure["code"], () => ReactNode>>> = {
  not_offered_here: () => <Trans>This is not offered here.</Trans>,
  provider_silent: () => (
    <Trans>The provider doesn't answer now. Try again in a few minutes.</Trans>
  ),
  provider_bounds: () => (
    <Trans>The provider doesn't do this amount. Enter one within its limits.</Trans>
  ),
  destination_unknown: () => <Trans>Choose a saved account that takes this currency.</Trans>,
  phone_unknown: () => <Trans>Enter a mobile number with its country code.</Trans>,
  order_locked: () => <Trans>You can't place this order now. Your account page says why.</Trans>,
  order_debt: () => <Trans>You owe someone whose payment was reversed. Settle that first.</Trans>,
  order_halted: () => <Trans>This coin is paused. Your coins are safe; try again later.</Trans>,
  order_held: () => (
    <Trans>
      Nothing leaves your wallet for a day after you change your password or two-factor
      authentication.
    </Trans>
  ),
  order_only_saved: () => (
    <Trans>
      You chose to send to saved addresses only, and no order of yours went to this account before.
      Your address book is where you change that.
    </Trans>
  ),
  order_too_small: () => (
    <Trans>This is less than the minimum of an order. Enter a larger amount.</Trans>
  ),
  order_day_limit: () => (
    <Trans>
      This is more than you can order in a day. Enter a smaller amount, or try tomorrow.
    </Trans>
  ),
  order_level_limit: () => (
    <Trans>This is more than your verification level allows. Verify yourself to raise it.</Trans>
  ),
  too_many_orders: () => (
    <Trans>You've reached the limit of open orders. Wait until one is done.</Trans>
  ),
  order_under_way: () => <Trans>The provider has this order. It can't be cancelled.</Trans>,
  order_not_payable: () => <Trans>This order is paid already, or over.</Trans>,
  order_over: () => <Trans>This order is over.</Trans>,
};
