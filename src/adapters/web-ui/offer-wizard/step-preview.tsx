import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { findPaymentMethod } from "../../../domain/catalogue/payment-methods.ts";
import { locationText } from "../../../domain/offer/offer-location.ts";
import { formatFiat, parseFiat } from "../../../domain/money/fiat.ts";
import { cryptoFor, parsePrice } from "../../../domain/money/price.ts";
import { boundText, percentText, priceText, withCode } from "../design/amount-text.ts";
import { Avatar } from "../design/avatar.tsx";
import { Money } from "../design/money.tsx";
import { useCountryNames } from "../market/country-names.ts";
import { DeferredNotice } from "../offer/deferred-notice.tsx";
import { OfferFacts } from "../offer/offer-facts.tsx";
import { usePageState } from "../page-context.ts";
import { cardsOf, isDeferred, locationOf, windowOf, type Draft } from "./draft.ts";
import { livePriceOf } from "./live-price-of.ts";
import { isMultisig } from "./multisig-draft.ts";
import type { Market } from "./use-market.ts";
import styles from "./step-preview.module.css";

/** The offer as others will see it, in the list and on its page. */
export function StepPreview(props: { draft: Draft; market: Market }) {
  const { draft, market } = props;
  const { locale } = useLingui().i18n;
  const { reader } = usePageState();
  const { currency, side, asset } = draft;
  const name = reader.username ?? "";
  const { price, distance } = livePriceOf(draft, market);
  const methodName = findPaymentMethod(draft.method)?.name ?? "";
  const text = (amount: string) => boundText(locale, currency, amount);
  const limits =
    draft.amounts === "range"
      ? `${text(draft.min)} – ${text(draft.max)}`
      : named(draft).map(text).join(" · ");
  const { nameOf } = useCountryNames();
  const { binCodes, regions } = cardsOf(draft);
  const location = locationOf(draft);
  const place = location ? locationText(location, nameOf(location.country)) : "";
  const quote = exampleOf(draft, price);
  return (
    <>
      <div className={styles.card}>
        <p className={styles.who}>
          <Avatar name={name} url={reader.avatarUrl} dot="success" />
          <bdi className={styles.strong}>{name}</bdi>
        </p>
        <div className={styles.method}>
          <bdi className={styles.strong}>{methodName}</bdi>
          <bdi className={styles.fine}>
            {[draft.label, place, ...draft.tags].filter(Boolean).join(" · ")}
          </bdi>
        </div>
        <div className={styles.price}>
          <bdi className={styles.strong}>
            {price === undefined ? "–" : withCode(priceText(locale, price), currency)}
          </bdi>
          {distance !== undefined && (
            <span className={styles.fine}>
              <Trans>
                <bdi>{percentText(locale, distance)}</bdi> to market
              </Trans>
            </span>
          )}
        </div>
        <span className={styles.fine}>
          <Trans>
            Limits <bdi>{withCode(limits, currency)}</bdi>
          </Trans>
        </span>
        {quote && (
          <span className={styles.quote} data-side={side}>
            {side === "sell" ? (
              <Trans>
                Others buy <Money asset={asset} amount={quote.crypto} /> for{" "}
                <Money currency={currency} amount={quote.fiat} />
              </Trans>
            ) : (
              <Trans>
                Others sell <Money asset={asset} amount={quote.crypto} /> for{" "}
                <Money currency={currency} amount={quote.fiat} />
              </Trans>
            )}
          </span>
        )}
      </div>
      {(isDeferred(draft) || isMultisig(draft)) && (
        <DeferredNotice offer={{ owner: { username: name }, multisigEscrow: isMultisig(draft) }} />
      )}
      <OfferFacts
        offer={{
          offerType: side,
          paymentMethodName: methodName,
          paymentWindowMinutes: Number(windowOf(draft)),
          marketPrice: market.price,
          fiatCurrencyCode: currency,
          label: draft.label,
          tags: [...draft.tags],
          offerTerms: draft.terms,
          binCodes: [...binCodes],
          cardRegions: [...regions],
          location: place,
        }}
      />
    </>
  );
}

/** The amounts of a list in ascending order, as the server sorts them. */
function named(draft: Draft): readonly string[] {
  return draft.named.toSorted((one, other) => Number(one) - Number(other));
}

/** The quote for the minimum amount, as the list's button will show it. */
function exampleOf(draft: Draft, priceNow: string | undefined) {
  const { asset, currency } = draft;
  const least = draft.amounts === "range" ? draft.min : (named(draft)[0] ?? "");
  const fiat = parseFiat(currency, least);
  const price = priceNow === undefined ? undefined : parsePrice(asset, currency, priceNow);
  if (!fiat.ok || !price?.ok) return undefined;
  return {
    fiat: formatFiat(fiat.value),
    crypto: cryptoFor(fiat.value, price.value).units.toString(),
  };
}
