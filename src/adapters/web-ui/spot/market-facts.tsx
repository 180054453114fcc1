import { Trans, useLingui } from "@lingui/react/macro";
import { spotMarkets, spotQuote } from "../../../domain/spot/spot-market.ts";
import type { SpotMarketView } from "../../http/contract/spot/spot-views.ts";
import { percentText, withCode } from "../design/amount-text.ts";
import { changeOf, usdtText } from "./spot-numbers.ts";
import styles from "./spot.module.css";

/** What a coin cost last, and what its market did in the last 24 hours. */
export function MarketFacts({ market }: { market: SpotMarketView }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const price = market.lastPrice ?? market.referencePrice;
  const change = changeOf(market.priceBefore, market.lastPrice);
  const { base } = spotMarkets[market.pair];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd className={styles.strong}>
          {price === null ? "–" : <bdi>{withCode(usdtText(locale, price), spotQuote)}</bdi>}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>24 h change</Trans>
        </dt>
        <dd className={tone(change)}>
          {change === undefined ? "–" : <bdi>{percentText(locale, change)}</bdi>}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>24 h volume</Trans>
        </dt>
        <dd>
          <bdi>{withCode(usdtText(locale, market.value24h), spotQuote)}</bdi>
        </dd>
      </div>
      {market.isHalted && (
        <div>
          <dt>
            <bdi>{base}</bdi>
          </dt>
          <dd>
            <Trans>Paused</Trans>
          </dd>
        </div>
      )}
    </dl>
  );
}

function tone(change: string | undefined): string | undefined {
  if (change === undefined || Number(change) === 0) return undefined;
  return Number(change) > 0 ? styles.buy : styles.sell;
}
