import { useState, type ReactNode } from "react";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { Store } from "lucide-react";
import { numberFormat } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import type { Deed } from "../marketplace/filters.ts";
import { OfferRow } from "../marketplace/offer-row.tsx";
import { OfferTableHead } from "../marketplace/offer-table-head.tsx";
import { useLiveOffers } from "../marketplace/use-live-offers.ts";
import results from "../marketplace/offer-results.module.css";
import { usePages } from "../server/use-pages.ts";
import styles from "./profile-section.module.css";

/** The polling interval for prices while the page is visible. */
const everyMs = 30_000;

/** A trader's offers: those to buy from them, and those to sell to them. */
export function ProfileOffers({ username }: { username: string }) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<Deed>();
  const [onlyDeed, setOnlyDeed] = useState<Deed>("buy");
  const deed = chosen ?? onlyDeed;
  const list = usePages("listActiveOffers", {
    input: (offset = "0") => ({ parameters: { username }, query: { type: deed, offset } }),
    next: ({ nextOffset }) => (nextOffset === null ? undefined : String(nextOffset)),
    everyMs,
  });
  const meta = list.data?.pages[0]?.meta;
  if (meta && meta.buyCount === 0 && meta.sellCount > 0 && onlyDeed === "buy") setOnlyDeed("sell");
  const count = numberFormat(i18n.locale);
  const offers = list.data?.pages.flatMap(({ data }) => data);
  useLiveOffers(offers);
  const filters = { deed, currency: "", amount: "" };
  return (
    <section
      className={styles.section}
      aria-labelledby="offers"
      data-unknown={list.isPending || undefined}
    >
      <h2 id="offers" className={styles.title}>
        <Trans>Offers</Trans>
      </h2>
      {!offers && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {!offers && !list.isError && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {meta && meta.buyCount + meta.sellCount === 0 && (
        <Card>
          <EmptyState icon={Store} title={<Trans>No offers right now</Trans>} />
        </Card>
      )}
      {meta && offers && meta.buyCount + meta.sellCount > 0 && (
        <>
          <div>
            <SegmentedSwitch
              label={<Trans>Offer type</Trans>}
              value={deed}
              segments={[
                {
                  value: "buy",
                  label: <You act={<Trans>You buy</Trans>} count={count.format(meta.buyCount)} />,
                  tone: "buy",
                },
                {
                  value: "sell",
                  label: <You act={<Trans>You sell</Trans>} count={count.format(meta.sellCount)} />,
                  tone: "sell",
                },
              ]}
              onChange={setChosen}
            />
          </div>
          {offers.length === 0 ? (
            <p className={styles.nothing}>
              {deed === "buy" ? (
                <Trans>No offers to buy from right now.</Trans>
              ) : (
                <Trans>No offers to sell to right now.</Trans>
              )}
            </p>
          ) : (
            <div className={results.table} aria-busy={list.isPlaceholderData}>
              <OfferTableHead filters={filters} />
              <ul className={results.rows}>
                {offers.map((offer) => (
                  <OfferRow key={offer.idHashed} offer={offer} filters={filters} />
                ))}
              </ul>
            </div>
          )}
          {list.hasNextPage && (
            <div className={styles.more}>
              <Button
                variant="plain"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                <Trans>Show more offers</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function You(props: { act: ReactNode; count: string }) {
  return (
    <>
      {props.act} <bdi>{props.count}</bdi>
    </>
  );
}
