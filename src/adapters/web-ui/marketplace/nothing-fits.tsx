import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { SearchX } from "lucide-react";
import { visitorType } from "../../../domain/offer/offer.ts";
import { pagePath, withReturn } from "../navigation/sign-in-path.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { useRead } from "../server/use-read.ts";
import { coinNames, coins } from "../market/coins.ts";
import { usePageState } from "../page-context.ts";
import { newOfferPath } from "../navigation/paths.ts";
import type { Filters } from "./filters.ts";
import { offerQuery } from "./offer-list.ts";
import { OfferRow } from "./offer-row.tsx";
import styles from "./nothing-fits.module.css";

/** Currencies with many offers, to look into when there is none in the asked one. */
const neighbours = ["USD", "EUR"];

/** Says that nothing fits, and shows the nearest that there is, each with one press to go there. */
export function NothingFits(props: {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}) {
  const { filters, onChange } = props;
  const otherDeed = filters.deed === "buy" ? "sell" : "buy";
  const neighbour = neighbours.find((each) => each !== filters.currency) ?? "USD";
  return (
    <div className={styles.nothing}>
      <div role="status">
        <EmptyState icon={SearchX} title={<Trans>No offer fits this sentence</Trans>}>
          {filters.method !== "" || filters.amount !== "" ? (
            <Trans>These come nearest. One press changes the sentence for you.</Trans>
          ) : (
            <Trans>
              Nobody offers this in <bdi>{filters.currency}</bdi> at the moment.
            </Trans>
          )}
        </EmptyState>
      </div>
      <PublishOwn filters={filters} />
      {filters.method !== "" && (
        <Nearest filters={filters} changed={{ method: "" }} onChange={onChange}>
          <Trans>By any method</Trans>
        </Nearest>
      )}
      {filters.amount !== "" && (
        <Nearest filters={filters} changed={{ amount: "" }} onChange={onChange}>
          <Trans>Any amount</Trans>
        </Nearest>
      )}
      <Nearest
        filters={filters}
        changed={{ currency: neighbour, amount: "", method: "" }}
        onChange={onChange}
      >
        <Trans>
          In <bdi>{neighbour}</bdi>
        </Trans>
      </Nearest>
      {coins
        .filter(({ code }) => code !== filters.coin)
        .map(({ code }) => (
          <Nearest
            key={code}
            filters={filters}
            changed={{ coin: code, amount: "", method: "" }}
            onChange={onChange}
          >
            <bdi>{coinNames[code]}</bdi>
          </Nearest>
        ))}
      <Nearest
        filters={filters}
        changed={{ deed: otherDeed, amount: "", method: "" }}
        onChange={onChange}
      >
        {otherDeed === "buy" ? (
          <Trans>The other way: to buy</Trans>
        ) : (
          <Trans>The other way: to sell</Trans>
        )}
      </Nearest>
    </div>
  );
}

/** The way to fill the gap oneself, with the sentence taken over. Who is signed out registers first. */
function PublishOwn({ filters }: { filters: Filters }) {
  const { reader, locale } = usePageState();
  const query = new URLSearchParams({
    type: visitorType(filters.deed),
    crypto_currency_code: filters.coin,
    currency: filters.currency,
    ...(filters.method !== "" && { payment_method: filters.method }),
  });
  const path = `${newOfferPath}?${query.toString()}`;
  return (
    <div className={styles.publish}>
      <p>
        <Trans>Publish your own: people see it at once.</Trans>
      </p>
      <Button
        variant="primary"
        href={reader.isLogged ? path : withReturn("/register", pagePath(locale, path))}
      >
        <Trans>Publish an offer</Trans>
      </Button>
    </div>
  );
}

function Nearest(props: {
  filters: Filters;
  changed: Partial<Filters>;
  onChange: (changed: Partial<Filters>) => void;
  children: ReactNode;
}) {
  const { changed, onChange, children } = props;
  const { locale } = useLingui().i18n;
  const filters = { ...props.filters, ...changed };
  const { data } = useRead("listOffers", { query: { ...offerQuery(filters), limit: "1" } });
  const [offer] = data?.data ?? [];
  if (!data || !offer) return null;
  const count = new Intl.NumberFormat(numberLocale(locale)).format(data.meta.total);
  return (
    <section className={styles.nearest}>
      <div className={styles.head}>
        <h2 className={styles.title}>{children}</h2>
        <Button variant="plain" onClick={() => onChange(changed)}>
          <span>
            <Plural
              value={data.meta.total}
              one={
                <span>
                  Show <bdi>{count}</bdi> offer
                </span>
              }
              other={
                <span>
                  Show <bdi>{count}</bdi> offers
                </span>
              }
            />
          </span>
        </Button>
      </div>
      <ul className={styles.rows}>
        <OfferRow offer={offer} filters={filters} />
      </ul>
    </section>
  );
}
