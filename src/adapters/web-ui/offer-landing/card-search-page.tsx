import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useSearch } from "wouter";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { amountShape } from "../market/amount-shape.ts";
import { OfferTable } from "../marketplace/offer-table.tsx";
import { useLiveOffers } from "../marketplace/use-live-offers.ts";
import type { Deed } from "../marketplace/filters.ts";
import { staysHere } from "../navigation/arrival.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { SearchHead } from "../navigation/search-head.tsx";
import { usePolicy } from "../page-policy.ts";
import { useRead } from "../server/use-read.ts";
import { useCardBrands } from "./card-brands.ts";
import { offersForPrograms } from "./offers-for-programs.ts";
import styles from "./offer-landing.module.css";

const everyMs = 30_000;

/** Offers that trade gift cards, by brand and amount. */
export function CardSearchPage() {
  const { t } = useLingui();
  const { flags } = usePolicy();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const act: Deed = query.get("act") === "sell" && flags.giftCardSelling ? "sell" : "buy";
  const { brands = [] } = useCardBrands();
  const said = query.get("card") ?? "";
  const card = /^[a-z0-9-]{1,60}$/.test(said) ? said : "";
  const typed = query.get("fiat-min") ?? "";
  const amount = amountShape.test(typed) ? typed : "";
  // Who buys a card pays with crypto, so they take offers that buy crypto.
  const deed: Deed = act === "buy" ? "sell" : "buy";
  const list = useRead(
    "listOffers",
    {
      query: {
        type: deed,
        group: "gift-cards",
        ...(card !== "" && { "payment-method": card }),
        ...(Number(amount) > 0 && { "fiat-min": amount.replace(/\.$/, "") }),
      },
    },
    { everyMs, keepsPrevious: true },
  );
  const change = (changed: Readonly<Record<string, string>>) => {
    const next = Object.entries({ act, card, "fiat-min": amount, ...changed });
    const kept = new URLSearchParams(next.filter(([, value]) => value !== ""));
    navigate(`${path}?${kept.toString()}`, { replace: true, state: staysHere });
  };
  const offers = list.data?.data;
  useLiveOffers(offers);
  return (
    <div className={styles.page}>
      <PageHeading title={t`Find gift cards`} />
      <Card className={styles.part}>
        {flags.giftCardSelling && (
          <SegmentedSwitch
            label={<Trans>What you do with the card</Trans>}
            value={act}
            segments={[
              { value: "buy", label: <Trans>buy</Trans>, tone: "buy" },
              { value: "sell", label: <Trans>sell</Trans>, tone: "sell" },
            ]}
            onChange={(next) => change({ act: next })}
          />
        )}
        <ListField
          label={<Trans>Brand</Trans>}
          value={card}
          onChange={(next) => change({ card: next })}
        >
          <option value="" label={t`any brand`} />
          {card !== "" && !brands.some(({ slug }) => slug === card) && (
            <option value={card} label={card} />
          )}
          {brands.map(({ slug, name }) => (
            <option key={slug} value={slug} label={name} />
          ))}
        </ListField>
        <Field
          label={<Trans>Amount</Trans>}
          hint={<Trans>In the currency of the card.</Trans>}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => {
            const next = event.currentTarget.value.replace(",", ".").trim();
            if (amountShape.test(next)) change({ "fiat-min": next });
          }}
        />
      </Card>
      {!offers && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {list.isPending && <Skeleton shape="card" width="full" />}
      {offers && (
        <section className={styles.part} aria-busy={list.isPlaceholderData}>
          <SearchHead data={offersForPrograms(offers)} isEmpty={offers.length === 0} />
          {offers.length === 0 ? (
            <Card>
              <p role="status">
                <Trans>No offers for this card right now. Try another brand or amount.</Trans>
              </p>
            </Card>
          ) : (
            <OfferTable deed={deed} offers={offers} />
          )}
        </section>
      )}
    </div>
  );
}
