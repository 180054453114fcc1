import { lazy, Suspense, type ReactNode } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { percentText, priceText, withCode } from "../design/amount-text.ts";
import { Avatar } from "../design/avatar.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { seenDot } from "../market/seen-dot.ts";
import { TraderLink } from "../market/trader-link.tsx";
import { TraderRecord } from "../market/trader-record.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { pagePath, withReturn } from "../navigation/sign-in-path.ts";
import { usePageState } from "../page-context.ts";
import { whyBest, type BestReason } from "./why-best.ts";
import styles from "./instant-buy.module.css";

/** Loaded for users who are signed in: nobody else starts a trade. */
const InstantStart = lazy(async () => ({
  default: (await import("./instant-start.tsx")).InstantStart,
}));

/** The best offer: what is paid and what comes of it, why it is the best, and the one button. */
export function BestOffer(props: {
  offer: OfferCard;
  /** The next best. */
  others: readonly OfferCard[];
  /** The wish, for the way back from the registration. */
  wishQuery: string;
  /** A newer answer is on its way. */
  isOld: boolean;
  /** The offer is no longer what is shown. */
  onStale: () => void;
}) {
  const { offer, others, wishQuery, isOld, onStale } = props;
  const { i18n } = useLingui();
  const { reader, locale } = usePageState();
  const { quote, owner, price, marketDistance, fiatCurrencyCode: currency } = offer;
  if (!quote) return null;
  const back = `${pagePath(locale, "/buy-crypto-instantly")}?${wishQuery}`;
  const getWords = (
    <span>
      <Trans>
        Buy <Money asset={offer.cryptoCurrencyCode} amount={quote.crypto} />
      </Trans>
    </span>
  );
  return (
    <Card accent className={styles.best}>
      <h2 className={styles.title}>
        <Trans>The best offer for you</Trans>
      </h2>
      <div className={styles.who}>
        <Avatar name={owner.username} url={owner.userAvatarUrl} dot={seenDot(owner)} />
        <span className={styles.words}>
          <TraderLink username={owner.username} />
          <TraderRecord owner={owner} />
        </span>
      </div>
      <dl className={styles.facts}>
        <Fact name={<Trans>You pay</Trans>}>
          <Money currency={currency} amount={quote.fiat} />
        </Fact>
        <Fact name={<Trans>You get</Trans>}>
          <Money asset={offer.cryptoCurrencyCode} amount={quote.crypto} />
        </Fact>
        <Fact name={<Trans>You pay by</Trans>}>
          <bdi>{offer.paymentMethodName}</bdi>
        </Fact>
        {price !== null && (
          <Fact name={<Trans>Price</Trans>}>
            <bdi>{withCode(priceText(i18n.locale, price), currency)}</bdi>
            {marketDistance !== null && (
              <span className={styles.fine}>
                <Trans>
                  <bdi>{percentText(i18n.locale, marketDistance)}</bdi> to market
                </Trans>
              </span>
            )}
          </Fact>
        )}
      </dl>
      <WhyBest offer={offer} others={others} />
      {reader.isLogged ? (
        <Suspense fallback={<span data-unknown="true" />}>
          <InstantStart offer={offer} isOld={isOld} onStale={onStale}>
            {getWords}
          </InstantStart>
        </Suspense>
      ) : (
        <Button variant="buy" wide href={withReturn("/register", back)}>
          {getWords}
        </Button>
      )}
      <AppLink to={`/offer/${offer.idHashed}?fiat-min=${quote.fiat}`}>
        <Trans>
          View the offer by <bdi>{owner.username}</bdi>
        </Trans>
      </AppLink>
    </Card>
  );
}

function Fact(props: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}

function WhyBest({ offer, others }: { offer: OfferCard; others: readonly OfferCard[] }) {
  const reasons = whyBest(offer, others);
  return (
    <div className={styles.why}>
      <h3 className={styles.name}>
        <Trans>Why this one</Trans>
      </h3>
      <ul className={styles.reasons}>
        <li>
          {others.length === 0 ? (
            <Trans>It is the only offer for this amount that you can take now.</Trans>
          ) : (
            <Trans>
              Offers are ranked by price and by how the seller trades. This one comes first.
            </Trans>
          )}
        </li>
        {reasons.map((reason) => (
          <li key={reason}>{wordsOf(reason, others.length)}</li>
        ))}
      </ul>
    </div>
  );
}

function wordsOf(reason: BestReason, others: number): ReactNode {
  switch (reason) {
    case "price":
      return (
        <Plural
          value={others}
          one="The next best offer is not cheaper."
          other="None of the # next best offers is cheaper."
        />
      );
    case "release":
      return <Trans>None of those sellers releases the crypto faster.</Trans>;
    case "trades":
      return <Trans>None of those sellers has completed more trades.</Trans>;
  }
}
