import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Notice } from "../design/notice.tsx";
import { marketText } from "./quote-text.ts";

/** Why a trade's pending escrow cannot be funded now; renders nothing if it can. */
export function FundingNote({ view }: { view: TradeView }) {
  const { locale } = useLingui().i18n;
  const { priceBand, currency, escrowState } = view;
  if (!priceBand || escrowState !== "none") return null;
  if (priceBand.market === null) {
    return (
      <Notice tone="info">
        <Trans>There is no current market price. The escrow can be funded when there is one.</Trans>
      </Notice>
    );
  }
  if (!priceBand.isOutside) return null;
  const low = marketText(locale, currency, priceBand.low);
  const high = marketText(locale, currency, priceBand.high);
  return (
    <Notice tone="info">
      <Trans>
        The market moved too far from the agreed price. The escrow can be funded once the price is
        back between <bdi>{low}</bdi> and <bdi>{high}</bdi>. Otherwise the trade ends, and nobody
        loses anything.
      </Trans>
    </Notice>
  );
}
