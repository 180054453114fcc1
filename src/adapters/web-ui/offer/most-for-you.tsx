import type { ReactNode } from "react";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { boundText, withCode } from "../design/amount-text.ts";
import { Notice } from "../design/notice.tsx";
import { PolicyTime } from "../design/policy-number.tsx";

/** Says how much of the offer the user can take, and what keeps them from more. */
export function MostForYou({ offer }: { offer: ViewedOffer }) {
  const { locale } = useLingui().i18n;
  const { mostForViewer: most, fiatCurrencyCode: currency } = offer;
  if (most === null) return null;
  const text = withCode(boundText(locale, currency, most.fiat), currency);
  return <Notice tone="info">{words(most.code, text)}</Notice>;
}

function words(code: string, most: string): ReactNode {
  switch (code) {
    case "max_per_trade_limit":
      return (
        <Trans>
          You can trade up to <bdi>{most}</bdi> now: more would take your active trades over the
          limit of your level.
        </Trans>
      );
    case "reached_daily_compliance_limit":
      return (
        <Trans>
          You can trade up to <bdi>{most}</bdi> now: more would take the last{" "}
          <PolicyTime of={({ start }) => start.recentSeconds} /> over the limit of your level.
        </Trans>
      );
    case "low_balance":
      return (
        <Trans>
          You can sell up to <bdi>{most}</bdi> now: your wallet does not cover more, with the fee.
        </Trans>
      );
    case "new_buyer_trade_limit":
      return (
        <Trans>
          You can buy up to <bdi>{most}</bdi> now: the owner limits what new partners can buy.
        </Trans>
      );
    default:
      return (
        <Trans>
          You can trade up to <bdi>{most}</bdi> now: more would take all your trades over the limit
          of your level.
        </Trans>
      );
  }
}
