import { lazy, Suspense, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { add } from "../../../domain/money/money.ts";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { percentText, priceText, withCode } from "../design/amount-text.ts";
import { Money } from "../design/money.tsx";
import type { AmountQuote } from "./amount-quote.ts";
import { deedOf } from "./viewed-offer.ts";
import styles from "./quote-lines.module.css";

/** Loaded for the few offers with one. */
const CustomRate = lazy(async () => ({ default: (await import("./custom-rate.tsx")).CustomRate }));

/** The price, the fee and who pays it, and the resulting amount if no field shows it. */
export function QuoteLines(props: { offer: ViewedOffer; quote: AmountQuote | undefined }) {
  const { offer, quote } = props;
  const { locale } = useLingui().i18n;
  const isBuying = deedOf(offer) === "buy";
  const asset = offer.cryptoCurrencyCode;
  const currency = offer.fiatCurrencyCode;
  return (
    <dl className={styles.lines}>
      <Line name={<Trans>Price</Trans>}>
        {offer.price !== null && <bdi>{withCode(priceText(locale, offer.price), currency)}</bdi>}
        {offer.marketDistance !== null && (
          <span className={styles.fine}>
            <Trans>
              <bdi>{percentText(locale, offer.marketDistance)}</bdi> to market
            </Trans>
          </span>
        )}
        {offer.customRate && (
          <Suspense fallback={null}>
            <CustomRate offer={offer} />
          </Suspense>
        )}
      </Line>
      <Line
        name={
          isBuying ? (
            <Trans>Escrow fee, paid by the seller</Trans>
          ) : (
            <Trans>Escrow fee on top</Trans>
          )
        }
      >
        {quote && <Money asset={asset} amount={quote.fee.units.toString()} />}
        <bdi className={styles.fine}>{`${offer.feePercent}%`}</bdi>
        {offer.feeDiscountPercent > 0 && (
          <span className={styles.fine}>
            <Trans>
              <bdi>{`${offer.feeDiscountPercent}%`}</bdi> discount
            </Trans>
          </span>
        )}
      </Line>
      {offer.cashbackPercent !== null && (
        <Line name={<Trans>Cashback on top</Trans>}>
          {quote && <Money asset={asset} amount={quote.cashback.units.toString()} />}
          <bdi className={styles.fine}>{`${offer.cashbackPercent}%`}</bdi>
        </Line>
      )}
      {isBuying && offer.predefinedAmounts.length > 0 && (
        <Line isTotal name={<Trans>You get</Trans>}>
          {quote && <Money asset={asset} amount={quote.crypto.units.toString()} />}
        </Line>
      )}
      {!isBuying && (
        <Line isTotal name={<Trans>Leaves your wallet</Trans>}>
          {quote && <Money asset={asset} amount={add(quote.crypto, quote.fee).units.toString()} />}
        </Line>
      )}
    </dl>
  );
}

function Line(props: { name: ReactNode; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={props.isTotal ? `${styles.line} ${styles.total}` : styles.line}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}
