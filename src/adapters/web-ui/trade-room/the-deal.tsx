import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { marginOver, parsePrice } from "../../../domain/money/price.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { marketText } from "../agreement/quote-text.ts";
import { isAssetCode, percentText, priceText, withCode } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { momentText } from "../design/moment-text.ts";
import { PrintedMoment } from "../design/printed-moment.tsx";
import styles from "./the-deal.module.css";

/** What was agreed, from the user's side. */
export function TheDeal(props: { view: TradeView }) {
  const { view } = props;
  const { i18n } = useLingui();
  const { locale } = i18n;
  const fiat = <Money currency={view.currency} amount={view.fiatAmount} />;
  const crypto = <Money asset={view.cryptoCurrencyCode} amount={view.cryptoAmount.amount} />;
  const fee = <Money asset={view.cryptoCurrencyCode} amount={view.fee} />;
  const isBuyer = view.mySide === "buyer";
  const price = withCode(priceText(locale, view.fiatPricePerCrypto), view.currency);
  const market = withCode(priceText(locale, view.marketPrice), view.currency);
  const started = momentText(locale, Date.parse(view.startedAt), Date.parse(view.now));
  return (
    <Card>
      <section className={styles.section} aria-labelledby="deal">
        <h2 id="deal" className={styles.title}>
          <Trans>Trade details</Trans>
        </h2>
        <dl className={styles.facts}>
          <Fact label={isBuyer ? <Trans>You pay</Trans> : <Trans>You give</Trans>}>
            {isBuyer ? fiat : crypto}
          </Fact>
          <Fact label={<Trans>You get</Trans>}>{isBuyer ? crypto : fiat}</Fact>
          {!isBuyer && <Fact label={<Trans>Your escrow fee</Trans>}>{fee}</Fact>}
          {view.cashback !== "0" && (
            <Fact label={<Trans>Cashback for the buyer</Trans>}>
              <Money asset={view.cryptoCurrencyCode} amount={view.cashback} />
            </Fact>
          )}
          <Fact label={<Trans>Price</Trans>}>
            <bdi>{price}</bdi>
          </Fact>
          <Fact label={<Trans>Market at the time</Trans>}>
            <bdi>{market}</bdi> · <bdi>{distance(view, locale)}</bdi>
          </Fact>
          <Fact label={<Trans>Paid by</Trans>}>
            <bdi>{view.paymentMethod.name}</bdi>
          </Fact>
          <Fact label={<Trans>Started</Trans>}>
            <PrintedMoment at={view.startedAt}>{started}</PrintedMoment>
          </Fact>
        </dl>
        <BandNote view={view} />
      </section>
    </Card>
  );
}

/** The band within which the price holds, while the trade is not paid yet. */
function BandNote({ view: { priceBand, currency, escrowState } }: { view: TradeView }) {
  const { i18n } = useLingui();
  if (!priceBand || escrowState !== "held") return null;
  const low = marketText(i18n.locale, currency, priceBand.low);
  const high = marketText(i18n.locale, currency, priceBand.high);
  return (
    <p className={styles.note}>
      <Trans>
        The price applies while the market is between <bdi>{low}</bdi> and <bdi>{high}</bdi>.
        Outside that range, either of you can propose a new one until the trade is paid.
      </Trans>{" "}
      {priceBand.market === null && (
        <Trans>There is no current market price, so nobody can propose a new one.</Trans>
      )}
    </p>
  );
}

/** The terms of the offer as they were when the trade started. */
export function OfferTerms(props: { view: TradeView }) {
  const { offerTerms, tradeDetails, offerId } = props.view;
  return (
    <Card>
      <section className={styles.section} aria-labelledby="terms">
        <h2 id="terms" className={styles.title}>
          <Trans>Offer terms</Trans>
        </h2>
        {offerTerms === "" ? (
          <p className={styles.none}>
            <Trans>This offer has no terms of its own.</Trans>
          </p>
        ) : (
          <p className={styles.terms}>
            <bdi>{offerTerms}</bdi>
          </p>
        )}
        {tradeDetails !== null && (
          <>
            <h3 className={styles.title}>
              <Trans>Trade instructions</Trans>
            </h3>
            <p className={styles.terms}>
              <bdi>{tradeDetails}</bdi>
            </p>
          </>
        )}
        <AppLink className={styles.link} to={`/offer/${offerId}`}>
          <Trans>View offer</Trans>
        </AppLink>
      </section>
    </Card>
  );
}

function Fact(props: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{props.label}</dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}

/** How far the price was from the market's, "+0.4%"; empty if one of them is not a price. */
function distance(view: TradeView, locale: string): string {
  const { cryptoCurrencyCode: code, currency } = view;
  if (!isAssetCode(code)) return "";
  const price = parsePrice(code, currency, view.fiatPricePerCrypto);
  const market = parsePrice(code, currency, view.marketPrice);
  if (!price.ok || !market.ok) return "";
  return percentText(locale, String(Number(marginOver(price.value, market.value)) / 100));
}
