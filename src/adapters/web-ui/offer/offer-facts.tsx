import { lazy, Suspense } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { priceText, withCode } from "../design/amount-text.ts";
import { usePolicy } from "../page-policy.ts";
import { Badge } from "../design/badge.tsx";
import { Card } from "../design/card.tsx";
import { windowText } from "../design/window-text.ts";
import { Fact } from "./fact.tsx";
import { deedOf } from "./viewed-offer.ts";
import styles from "./offer-facts.module.css";

/** Nobody needs it before they are signed in. */
const Translation = lazy(() =>
  import("../translation/translation.tsx").then((file) => ({ default: file.Translation })),
);

/** The source of the facts: an offer, or one still being written. */
type FactsOfOffer = Pick<
  ViewedOffer,
  | "offerType"
  | "paymentMethodName"
  | "paymentWindowMinutes"
  | "marketPrice"
  | "fiatCurrencyCode"
  | "label"
  | "tags"
  | "offerTerms"
  | "binCodes"
  | "cardRegions"
  | "location"
>;

/** How the trade works: the method, the payment window, the market, and the owner's terms. */
export function OfferFacts(props: {
  offer: FactsOfOffer;
  /** The offer, where the reader can have its terms translated. */
  translatableId?: string | undefined;
}) {
  const { offer, translatableId } = props;
  const { autoTranslation } = usePolicy().flags;
  const { locale } = useLingui().i18n;
  const isBuying = deedOf(offer) === "buy";
  return (
    <Card>
      <dl className={styles.facts}>
        <Fact name={isBuying ? <Trans>You pay by</Trans> : <Trans>You are paid by</Trans>}>
          <bdi>{offer.paymentMethodName}</bdi>
        </Fact>
        <Fact name={<Trans>Time to pay</Trans>}>
          <bdi>{windowText(locale, offer.paymentWindowMinutes)}</bdi>
        </Fact>
        {offer.marketPrice !== null && (
          <Fact name={<Trans>Market price</Trans>}>
            <bdi>{withCode(priceText(locale, offer.marketPrice), offer.fiatCurrencyCode)}</bdi>
          </Fact>
        )}
        {hasLimits(offer) && (
          <Suspense fallback={null}>
            <CardFacts offer={offer} />
          </Suspense>
        )}
      </dl>
      {(offer.label !== "" || offer.tags.length > 0) && (
        <p className={styles.tags}>
          {[offer.label, ...offer.tags].filter(Boolean).map((tag) => (
            <Badge key={tag} tone="neutral">
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </p>
      )}
      <h2 className={styles.heading}>
        <Trans>Terms</Trans>
      </h2>
      {offer.offerTerms.trim() === "" ? (
        <p className={styles.none}>
          <Trans>This offer has no terms of its own.</Trans>
        </p>
      ) : (
        <p className={styles.terms}>
          <bdi>{offer.offerTerms}</bdi>
        </p>
      )}
      {autoTranslation && translatableId !== undefined && offer.offerTerms.trim() !== "" && (
        <Suspense fallback={null}>
          <Translation of={{ offerId: translatableId }} />
        </Suspense>
      )}
      <p className={styles.zero}>
        {isBuying ? (
          <Trans>
            If you don't pay in time, the trade is cancelled and the crypto goes back. Once you mark
            the trade as paid, no deadline can take it from you.
          </Trans>
        ) : (
          <Trans>
            If it isn't paid in time, the trade is cancelled and your crypto and the fee come back.
            You release only after you have been paid.
          </Trans>
        )}
      </p>
    </Card>
  );
}

/** Loaded with the first offer that has any. */
const CardFacts = lazy(async () => ({ default: (await import("./card-facts.tsx")).CardFacts }));

function hasLimits({ binCodes, cardRegions, location }: FactsOfOffer): boolean {
  return binCodes.length > 0 || cardRegions.length > 0 || location !== "";
}
