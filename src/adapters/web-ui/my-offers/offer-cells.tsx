import { Trans, useLingui } from "@lingui/react/macro";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { boundText, percentText, priceText, withCode } from "../design/amount-text.ts";
import { Badge } from "../design/badge.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { livePriceOf } from "../offer-wizard/live-price-of.ts";
import { marketOf } from "../offer-wizard/market-of.ts";
import { pricedDraftOf } from "../offer-wizard/stored-draft.ts";
import { StandingBadges } from "./offer-standing.tsx";
import styles from "./my-offer-row.module.css";

/** What is traded for what, by which method. */
export function Deal({ offer }: { offer: MyOfferView }) {
  const { cryptoCurrencyCode: asset, fiatCurrencyCode: currency } = offer;
  return (
    <div className={styles.deal}>
      <AppLink className={styles.name} to={`/offer/${offer.idHashed}`}>
        {offer.type === "sell" ? (
          <Trans>
            <span className={styles.sell}>Sell</span> <bdi>{asset}</bdi> for <bdi>{currency}</bdi>
          </Trans>
        ) : (
          <Trans>
            <span className={styles.buy}>Buy</span> <bdi>{asset}</bdi> with <bdi>{currency}</bdi>
          </Trans>
        )}
      </AppLink>
      <bdi>{offer.paymentMethod.name}</bdi>
      {offer.label !== "" && <bdi className={styles.fine}>{offer.label}</bdi>}
      <StandingBadges offer={offer} />
      {offer.isActive && !offer.isEnabled && (
        <span>
          <Badge tone="warning">
            <Trans>Not visible to others</Trans>
          </Badge>
        </span>
      )}
    </div>
  );
}

/** The price now and its distance to the market. */
export function Price({ offer }: { offer: MyOfferView }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { distance } = livePriceOf(pricedDraftOf(offer), marketOf(offer));
  return (
    <>
      <span className={styles.word}>
        <Trans>Price</Trans>
      </span>
      {offer.price === null ? (
        <span className={styles.fine}>
          <Trans>no price now</Trans>
        </span>
      ) : (
        <bdi className={styles.strong}>
          {priceText(locale, offer.price)}{" "}
          <span className={styles.code}>{offer.fiatCurrencyCode}</span>
        </bdi>
      )}
      {distance !== undefined && (
        <span className={styles.fine}>
          <Trans>
            <bdi>{percentText(locale, distance)}</bdi> to market
          </Trans>
          {offer.margin === null && (
            <>
              {" · "}
              <Trans>fixed</Trans>
            </>
          )}
        </span>
      )}
    </>
  );
}

/** The escrow fee that is the offer's own. */
export function Fee({ offer }: { offer: MyOfferView }) {
  return (
    <>
      <span className={styles.word}>
        <Trans>Fee</Trans>
      </span>
      <bdi>{`${offer.offerFee}%`}</bdi>
    </>
  );
}

/** The amounts that can be traded. */
export function Limits({ offer }: { offer: MyOfferView }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { fiatCurrencyCode: currency, fiatAmountRangeMin: min, fiatAmountRangeMax: max } = offer;
  const text = (amount: string) => boundText(locale, currency, amount);
  const limits =
    offer.predefinedAmounts.length > 0
      ? offer.predefinedAmounts.map(text).join(" · ")
      : `${text(min ?? "0")} – ${text(max ?? "0")}`;
  return (
    <>
      <span className={styles.word}>
        <Trans>Limits</Trans>
      </span>
      <bdi>{withCode(limits, currency)}</bdi>
    </>
  );
}
