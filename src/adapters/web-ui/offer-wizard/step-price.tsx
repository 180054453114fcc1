import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { percentText, priceText, withCode } from "../design/amount-text.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { usePolicy } from "../page-policy.ts";
import { AreaField } from "./area-field.tsx";
import { CashbackFields } from "./cashback-fields.tsx";
import { PriceGuardFields } from "./price-guard-fields.tsx";
import { PriceFields } from "./price-fields.tsx";
import { MarketDepth } from "./market-depth.tsx";
import { livePriceOf } from "./live-price-of.ts";
import { worryAbout } from "./price-worry.ts";
import type { StepProps } from "./step-props.ts";
import type { Market } from "./use-market.ts";
import { WorryWords } from "./worry-words.tsx";
import styles from "./step-price.module.css";

/** The price per coin, with its current value. */
export function StepPrice(props: StepProps & { market: Market; isTakenOnce: boolean }) {
  const { draft, onChange, problems, market } = props;
  const { locale } = useLingui().i18n;
  const { asset, currency, side } = draft;
  const { price, distance } = livePriceOf(draft, market);
  const worry = worryAbout(side, distance, usePolicy().offer);
  const text = (amount: string) => withCode(priceText(locale, amount), currency);
  return (
    <>
      <PriceFields
        value={draft}
        currency={currency}
        rates={market.rates}
        problems={problems}
        onChange={onChange}
      />
      {!props.isTakenOnce && <AreaField {...props} />}
      {!props.isTakenOnce && (
        <PriceGuardFields draft={draft} problems={problems} onChange={onChange} />
      )}
      {side === "sell" && <CashbackFields draft={draft} problems={problems} onChange={onChange} />}
      <dl className={styles.lines}>
        <div className={`${styles.line} ${styles.main}`}>
          <dt>
            <Trans>
              Price for <bdi>{`1 ${asset}`}</bdi> now
            </Trans>
          </dt>
          <dd>
            {price !== undefined ? (
              <bdi>{text(price)}</bdi>
            ) : market.isLoading ? (
              <Skeleton width="short" />
            ) : (
              "–"
            )}
            {distance !== undefined && (
              <span className={styles.fine}>
                <Trans>
                  <bdi>{percentText(locale, distance)}</bdi> to market
                </Trans>
              </span>
            )}
          </dd>
        </div>
        <div className={styles.line}>
          <dt>
            <Trans>Market price</Trans>
          </dt>
          <dd>{market.price === null ? "–" : <bdi>{text(market.price)}</bdi>}</dd>
        </div>
        {market.best && market.best.price !== null && (
          <div className={styles.line}>
            <dt>
              <Trans>
                Best offer with <bdi>{market.best.paymentMethodName}</bdi> now
              </Trans>
            </dt>
            <dd>
              <bdi>{text(market.best.price)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <MarketDepth draft={draft} />
      {market.price === null && !market.isLoading && (
        <Notice tone="warning">
          <Trans>
            There is no market price for this currency right now. A fixed price works; a margin
            works only when there is one again.
          </Trans>
        </Notice>
      )}
      {worry && distance !== undefined && (
        <Notice tone="warning">
          <WorryWords worry={worry} side={side} distance={distance} />
        </Notice>
      )}
    </>
  );
}
