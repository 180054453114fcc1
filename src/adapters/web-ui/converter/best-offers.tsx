import { Trans } from "@lingui/react/macro";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { Card } from "../design/card.tsx";
import type { Deed } from "../marketplace/filters.ts";
import { OfferTable } from "../marketplace/offer-table.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { buyPath, sellPath } from "../navigation/paths.ts";
import styles from "./converter-page.module.css";

/** The first offers in a currency, and the way to all of them. */
export function BestOffers(props: { deed: Deed; currency: string; offers: readonly OfferCard[] }) {
  const { deed, currency, offers } = props;
  const all = `${deed === "buy" ? buyPath : sellPath}?currencyCode=${currency}`;
  return (
    <section className={styles.part} aria-labelledby={`offers-${deed}`}>
      <h2 id={`offers-${deed}`} className={styles.title}>
        {deed === "buy" ? (
          <Trans>
            Buy Bitcoin with <bdi>{currency}</bdi>
          </Trans>
        ) : (
          <Trans>
            Sell Bitcoin for <bdi>{currency}</bdi>
          </Trans>
        )}
      </h2>
      {offers.length === 0 ? (
        <Card>
          <p>
            <Trans>
              No offers in <bdi>{currency}</bdi> right now.
            </Trans>
          </p>
        </Card>
      ) : (
        <OfferTable deed={deed} currency={currency} offers={offers} />
      )}
      <AppLink to={all}>
        {deed === "buy" ? <Trans>All offers to buy</Trans> : <Trans>All offers to sell</Trans>}
      </AppLink>
    </section>
  );
}
