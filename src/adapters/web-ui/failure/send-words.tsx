import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What keeps coins from being sent; undefined for other refusals. */
export function sendWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "recipient_unknown":
      return <Trans>Nobody has this username. Check the spelling.</Trans>;
    case "address_unknown":
      return <Trans>This isn't an address of this coin.</Trans>;
    case "address_mistyped":
      return <Trans>This address has a typing error. Copy it again.</Trans>;
    case "address_of_other_network":
      return <Trans>This address is of another network.</Trans>;
    case "address_of_other_coin":
      return <Trans>This address is of another coin.</Trans>;
    case "address_is_invoice":
      return <Trans>Lightning invoices can't be paid here.</Trans>;
    case "address_of_nobody":
      return <Trans>Coins sent to this address are lost.</Trans>;
    case "address_is_ours":
      return (
        <Trans>This address belongs to someone here. Send to their username: it's free.</Trans>
      );
    case "address_blocked":
      return (
        <Trans>
          Nothing can be sent to this address from here. Write to support if that's wrong.
        </Trans>
      );
    case "screening_unavailable":
      return <Trans>This address can't be checked right now. Try again in a few minutes.</Trans>;
    case "lightning_unavailable":
      return <Trans>Lightning doesn't answer now. Try again in a few minutes.</Trans>;
    case "invoice_without_amount":
      return <Trans>This invoice names no amount. Ask for one that does.</Trans>;
    case "invoice_amount_differs":
      return <Trans>The invoice asks for another amount.</Trans>;
    case "invoice_expired":
      return <Trans>This invoice expired. Ask for a new one.</Trans>;
    case "invoice_paid":
      return <Trans>This invoice is paid already, or being paid.</Trans>;
    case "lightning_too_much":
      return <Trans>This is more than one Lightning payment can be. Use a Bitcoin address.</Trans>;
    case "reached_month_lightning":
      return (
        <Trans>
          This is more than can still go over Lightning this month. Use a Bitcoin address.
        </Trans>
      );
    case "lightning_cautious":
      return (
        <Trans>
          You signed in, recovered your account or changed your security recently. For a day, only
          small amounts can leave over Lightning.
        </Trans>
      );
    case "too_many_invoices":
      return <Trans>You have too many open invoices. Wait until one is paid or expires.</Trans>;
    case "try_again":
      return <Trans>Another of your actions came first. Try again.</Trans>;
    case "sends_unavailable":
      return <Trans>Sending to addresses isn't connected here yet.</Trans>;
    case "fees_unknown":
      return <Trans>What the network takes isn't known right now. Try again in a minute.</Trans>;
    case "fee_changed":
      return <Trans>The network fee rose. Go back and check the new total.</Trans>;
    case "send_on_its_way":
      return <Trans>It's signed and on its way, so it can't be stopped.</Trans>;
    case "send_needs_approval":
      return (
        <Trans>This is more than can leave over Lightning in a day. Send it to an address.</Trans>
      );
    case "send_locked":
      return <Trans>Nothing can be sent from your account now. Your account page says why.</Trans>;
    case "last_withdrawal_used":
      return (
        <Trans>
          You have withdrawn this coin already. Write to support if more of it came since.
        </Trans>
      );
    case "last_withdrawal_all":
      return (
        <Trans>
          Your account is banned: withdraw all of this coin at once, to an address of your own.
        </Trans>
      );
    case "id_required":
      return <Trans>Verify who you are before you send or convert coins.</Trans>;
    case "blocked_in_location":
      return (
        <Trans>
          From your location, you can only send all of a coin to an address of your own.
        </Trans>
      );
    case "send_debt":
      return (
        <Trans>
          You owe someone whose payment was reversed. Settle that before you send coins.
        </Trans>
      );
    case "sends_halted":
      return <Trans>Sending this coin is paused. Your coins are safe; try again later.</Trans>;
    case "send_to_yourself":
      return <Trans>This is your own name. Enter someone else's.</Trans>;
    case "send_held":
      return (
        <Trans>
          For a day after a change of your password or two-factor you can't send to other people.
        </Trans>
      );
    case "send_too_small":
      return <Trans>This is less than the minimum for this coin.</Trans>;
    case "send_fee_too_high":
      return (
        <Trans>The network fee is too high for this amount. Send more at once, or wait.</Trans>
      );
    case "balance_too_low":
      return <Trans>Your balance doesn't cover this amount.</Trans>;
    case "max_per_send_limit":
      return (
        <Trans>
          This is more than you can send at once at your level. Enter a smaller amount: Level and
          limits shows your maximum.
        </Trans>
      );
    case "reached_daily_send_limit":
      return <Trans>This is more than you can still send today at your level.</Trans>;
    case "reached_send_limit":
      return (
        <Trans>
          This is more than you can still send at your level. Verify your ID to send more.
        </Trans>
      );
    case "send_repeated":
      return (
        <Trans>
          You sent the same amount to the same recipient moments ago. Confirm that you want to send
          it again.
        </Trans>
      );
    case "only_saved_addresses":
      return (
        <Trans>
          You chose to send to saved addresses only, and this isn't one of them. Your address book
          is where you change that.
        </Trans>
      );
    case "saved_address_too_new":
      return (
        <Trans>You saved this address lately. Your address book says when it can be used.</Trans>
      );
    case "address_name_unusable":
      return <Trans>This name is empty or too long. Enter another one.</Trans>;
    case "address_saved":
      return <Trans>This address is in your address book already.</Trans>;
    case "address_book_full":
      return <Trans>Your address book is full. Remove an address first.</Trans>;
    default:
      return undefined;
  }
}
