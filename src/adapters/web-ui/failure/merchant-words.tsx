import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { HoldTime } from "../design/policy-number.tsx";

/** The words of refusals around payment links. */
export function merchantWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "payment_link_paid":
      return <Trans>This link was paid already.</Trans>;
    case "payment_link_cancelled":
      return <Trans>The merchant cancelled this link.</Trans>;
    case "payment_link_expired":
      return <Trans>This link has expired. Ask the merchant for a new one.</Trans>;
    case "own_payment_link":
      return <Trans>This is your own link.</Trans>;
    case "merchant_closed":
      return <Trans>This merchant takes no payments now.</Trans>;
    case "payment_debt":
      return <Trans>You owe someone whose payment was reversed. Settle that before you pay.</Trans>;
    case "payments_held":
      return (
        <Trans>
          You changed your password or two-factor. For <HoldTime /> after that nothing can be paid
          from your balance.
        </Trans>
      );
    case "payments_only_saved":
      return (
        <Trans>
          You chose to send to saved addresses only, so you can't pay this link. Your address book
          is where you change that.
        </Trans>
      );
    case "payments_halted":
      return <Trans>Payments are halted for now. Nothing was paid. Try again later.</Trans>;
    case "payment_price_moved":
      return <Trans>The price has moved. Nothing was paid. Check the new amount, then pay.</Trans>;
    case "payment_balance_low":
      return (
        <Trans>Your balance doesn&apos;t cover this. Buy Bitcoin first, then come back.</Trans>
      );
    case "payment_title_refused":
      return <Trans>Say in a few plain words what it is for.</Trans>;
    case "payment_sum_refused":
      return <Trans>A link can't ask for this amount. Enter another one.</Trans>;
    case "not_merchant":
      return (
        <Trans>
          Only merchants take payments by link. Our team allows it for verified companies.
        </Trans>
      );
    case "too_many_payment_links":
      return (
        <Trans>Too many of your links are open. Cancel some, or wait until they expire.</Trans>
      );
    case "nothing_to_move":
      return <Trans>No payments are waiting to be moved.</Trans>;
    default:
      return undefined;
  }
}
