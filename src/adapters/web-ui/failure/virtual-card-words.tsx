import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What keeps something from being done with a virtual card; undefined for other refusals. */
export function virtualCardWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "card_locked":
      return <Trans>You can't use cards now. Your account page says why.</Trans>;
    case "card_debt":
      return (
        <Trans>
          You owe someone whose payment was reversed. Settle that before you load a card.
        </Trans>
      );
    case "card_halted":
      return <Trans>USDT doesn't leave wallets now. Your coins are safe; try again later.</Trans>;
    case "card_held":
      return (
        <Trans>
          For a day after a change of your password or two-factor, cards stay as they are.
        </Trans>
      );
    case "card_label_unusable":
      return <Trans>This name is too long, or can't be shown. Choose another.</Trans>;
    case "too_many_cards":
      return <Trans>You've reached the limit of cards. Terminate one to order another.</Trans>;
    case "card_busy":
      return (
        <Trans>The card provider is still working on this card. Wait until that is done.</Trans>
      );
    case "card_not_active":
      return <Trans>The card can't do that in its state. Reload the page to see its state.</Trans>;
    case "card_frozen_by_staff":
      return <Trans>Our staff froze this card. Write to support.</Trans>;
    case "card_amount_step":
      return <Trans>Enter an amount in whole cents.</Trans>;
    case "card_too_small":
      return <Trans>This is less than the minimum.</Trans>;
    case "card_too_large":
      return <Trans>This is more than you can top up at once. Enter a smaller amount.</Trans>;
    case "card_day_limit":
      return <Trans>This is more than you can top up within a day. Enter a smaller amount.</Trans>;
    case "card_full":
      return <Trans>The card can't hold that much. Enter a smaller amount.</Trans>;
    case "card_off_peg":
      return (
        <Trans>
          USDT isn't worth one US dollar now, so nothing moves to or from cards. Try again later.
        </Trans>
      );
    case "card_balance_too_low":
      return <Trans>There is less than this on the card.</Trans>;
    case "card_number_unavailable":
      return <Trans>The card provider doesn't answer. Try again later.</Trans>;
    default:
      return undefined;
  }
}
