import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What keeps coins from being converted; undefined for other refusals. */
export function conversionWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "convert_same_coin":
      return <Trans>Choose two different coins.</Trans>;
    case "quote_expired":
      return <Trans>The quote expired. Ask for a new one.</Trans>;
    case "convert_locked":
      return <Trans>You can't convert coins now. Your account page says why.</Trans>;
    case "convert_debt":
      return (
        <Trans>
          You owe someone whose payment was reversed. Settle that before you convert coins.
        </Trans>
      );
    case "convert_halted":
      return (
        <Trans>
          Converting one of these coins is paused. Your coins are safe; try again later.
        </Trans>
      );
    case "convert_held":
      return (
        <Trans>
          You can't convert coins for a day after you change your password or two-factor
          authentication.
        </Trans>
      );
    case "convert_too_small":
      return <Trans>This is less than the minimum to convert.</Trans>;
    case "convert_too_large":
      return <Trans>This is more than can be converted at once. Enter a smaller amount.</Trans>;
    case "convert_exhausted":
      return (
        <Trans>We can't convert that much of this coin now. Enter less, or try again later.</Trans>
      );
    default:
      return undefined;
  }
}
