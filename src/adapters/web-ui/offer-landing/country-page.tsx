import { Trans, useLingui } from "@lingui/react/macro";
import { LandingDocument } from "../article/landing-document.tsx";
import { numberLocale } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import type { Deed } from "../marketplace/filters.ts";
import { OfferTable } from "../marketplace/offer-table.tsx";
import { useLiveOffers } from "../marketplace/use-live-offers.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { buyPath, converterPathOf, sellPath } from "../navigation/paths.ts";
import { SearchHead } from "../navigation/search-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { offersForPrograms } from "./offers-for-programs.ts";
import styles from "./offer-landing.module.css";

const everyMs = 60_000;
const deeds: readonly Deed[] = ["buy", "sell"];

/** What people of a country can trade: offers in its currency, and how they pay. */
export function CountryPage({ slug }: { slug: string }) {
  const { t, i18n } = useLingui();
  const found = useRead("viewCountryLanding", { parameters: { slug } }, { everyMs });
  const shown = found.data?.data.offers;
  useLiveOffers(shown && [...shown.buy, ...shown.sell]);
  if (failureIn(found.error)?.status === 404) return <FailurePage status={404} />;
  const data = found.data?.data;
  if (!data) {
    return (
      <div className={styles.page}>
        <PageHeading title={t`Bitcoin in your country`} />
        {found.isError ? (
          <LoadFailure onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
        ) : (
          <Skeleton shape="card" width="full" />
        )}
      </div>
    );
  }
  const { currencyCode, offers, paymentMethods } = data;
  const name = nameIn(numberLocale(i18n.locale), data);
  const all = [...offers.buy, ...offers.sell];
  return (
    <div className={styles.page}>
      <PageHeading title={t`Buy and sell Bitcoin in ${name}`}>
        <Trans>
          Buy and sell Bitcoin in <bdi>{name}</bdi>
        </Trans>
      </PageHeading>
      <SearchHead data={offersForPrograms(all)} isEmpty={all.length === 0} />
      <p className={styles.lead}>
        <Trans>
          You trade with people, and the crypto is in escrow from the start of a trade until the
          payment has arrived.
        </Trans>
      </p>
      {deeds.map((deed) => (
        <section key={deed} className={styles.part} aria-labelledby={deed}>
          <h2 id={deed} className={styles.title}>
            {deed === "buy" ? <Trans>Buy Bitcoin</Trans> : <Trans>Sell Bitcoin</Trans>}
          </h2>
          {offers[deed].length === 0 ? (
            <Card>
              <p>
                <Trans>No offers in the currency of this country right now.</Trans>
              </p>
            </Card>
          ) : (
            <OfferTable deed={deed} offers={offers[deed]} />
          )}
          {currencyCode !== null && (
            <AppLink to={`${deed === "buy" ? buyPath : sellPath}?currencyCode=${currencyCode}`}>
              {deed === "buy" ? (
                <Trans>All offers to buy</Trans>
              ) : (
                <Trans>All offers to sell</Trans>
              )}
            </AppLink>
          )}
        </section>
      ))}
      <LandingDocument kind="country" slug={slug} />
      {paymentMethods.length > 0 && (
        <section className={styles.part} aria-labelledby="methods">
          <h2 id="methods" className={styles.title}>
            <Trans>How people pay there</Trans>
          </h2>
          <ul className={styles.methods}>
            {paymentMethods.map((method) => (
              <li key={method.slug}>
                <AppLink to={`/trading/buy-bitcoin/${method.slug}`}>
                  <bdi>{method.name}</bdi>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {currencyCode !== null && (
        <AppLink to={converterPathOf(currencyCode)}>
          <Trans>
            The price of Bitcoin in <bdi>{currencyCode}</bdi>
          </Trans>
        </AppLink>
      )}
    </div>
  );
}

/** In English as the catalogue has it, so that the server and every browser write the same. */
function nameIn(locale: string, country: { readonly name: string; readonly countryIso: string }) {
  if (locale === "en") return country.name;
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return names.of(country.countryIso) ?? country.name;
}
