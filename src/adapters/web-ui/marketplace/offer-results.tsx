import { lazy, Suspense, useState } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { OfferCard, OfferListMeta } from "../../http/contract/offer/offer-views.ts";
import { numberFormat, priceText, withCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { CompareButton } from "./compare-button.tsx";
import { useCompared } from "./compared-offers.ts";
import type { Filters } from "./filters.ts";
import { heldPlaces, type Placed } from "./held-places.ts";
import { useListView } from "./list-view.ts";
import { NothingFits } from "./nothing-fits.tsx";
import { useOfferList } from "./offer-list.ts";
import { OfferRow } from "./offer-row.tsx";
import { OfferRowSkeleton } from "./offer-row-skeleton.tsx";
import { OfferTableHead } from "./offer-table-head.tsx";
import { useLivePrices } from "./use-live-prices.ts";
import styles from "./offer-results.module.css";

/** Loaded with the first offer that is chosen. */
const CompareBar = lazy(async () => ({
  default: (await import("./compare-bar.tsx")).CompareBar,
}));

type Places = readonly Placed<OfferCard>[];

const nothingHeld = { data: undefined, filters: "", places: [] };

const skeletonRows = ["a", "b", "c", "d", "e", "f"];

/** The results for the filters: rows, or why there are none. */
export function OfferResults(props: {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}) {
  const { filters, onChange } = props;
  const list = useOfferList(filters);
  const view = useListView();
  useLivePrices(filters.coin, filters.currency);
  const isComparing = useCompared().length > 0;
  const { data } = list;
  const places = usePlaces(data, JSON.stringify(filters), list.isPlaceholderData);
  if (!data) {
    return list.isError ? (
      <section className={styles.table}>
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      </section>
    ) : (
      <OfferSkeletons filters={filters} />
    );
  }
  const offers = data.pages.flatMap((page) => page.data);
  const meta = data.pages[0]?.meta;
  return (
    <section className={styles.results} aria-busy={list.isPlaceholderData}>
      {meta && offers.length > 0 && (
        <Summary
          filters={filters}
          meta={meta}
          locked={list.hasNextPage ? undefined : offers.filter((each) => !each.takeable).length}
        />
      )}
      {offers.length === 0 ? (
        <NothingFits filters={filters} onChange={onChange} />
      ) : (
        <div className={styles.table} data-view={view}>
          {view !== "cards" && <OfferTableHead filters={filters} />}
          <ul className={styles.rows}>
            {places.map(({ offer, isGone }) => (
              <OfferRow
                key={offer.idHashed}
                offer={offer}
                filters={filters}
                view={view}
                isGone={isGone}
              >
                <CompareButton offer={offer} />
              </OfferRow>
            ))}
          </ul>
        </div>
      )}
      {isComparing && (
        <Suspense fallback={null}>
          <CompareBar />
        </Suspense>
      )}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="plain"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

type ListData = ReturnType<typeof useOfferList>["data"];

/** The offers where they were when the list for these filters was first read. */
function usePlaces(data: ListData, filters: string, isOfOthers: boolean) {
  const [held, hold] = useState<{ data: ListData; filters: string; places: Places }>(nothingHeld);
  if (data === undefined || data === held.data || isOfOthers) return held.places;
  const before = held.filters === filters ? held.places : [];
  const places = heldPlaces(
    before,
    data.pages.flatMap((page) => page.data),
  );
  hold({ data, filters, places });
  return places;
}

/**
 * How many offers the user can take; `locked` are those that they cannot. While it is undefined,
 * pages are missing whose offers nobody has judged: then it says how many match the filters.
 */
function Summary(props: { filters: Filters; meta: OfferListMeta; locked: number | undefined }) {
  const { filters, locked = 0 } = props;
  const { total, marketPrice } = props.meta;
  const { locale } = useLingui().i18n;
  const number = numberFormat(locale);
  const open = Math.max(0, total - locked);
  const count = number.format(open);
  return (
    <p className={styles.summary} role="status">
      <span>
        {props.locked === undefined ? (
          <Trans>
            <bdi className={styles.count}>{count}</bdi> matching offers
          </Trans>
        ) : (
          <Plural
            value={open}
            one={
              <span>
                <bdi className={styles.count}>{count}</bdi> offer fits
              </span>
            }
            other={
              <span>
                <bdi className={styles.count}>{count}</bdi> offers fit
              </span>
            }
          />
        )}
        {locked > 0 && (
          <>
            {" · "}
            <Trans>
              <bdi>{number.format(locked)}</bdi> you can&apos;t take now
            </Trans>
          </>
        )}
      </span>
      {marketPrice !== null && (
        <span className={styles.market}>
          <Trans>
            market <bdi>{withCode(priceText(locale, marketPrice), filters.currency)}</bdi>
          </Trans>
        </span>
      )}
    </p>
  );
}

function OfferSkeletons(props: { filters: Filters }) {
  const isAsked = Number(props.filters.amount) > 0;
  return (
    <section className={styles.results} aria-busy="true">
      <p className={styles.summary} role="status">
        <Trans>Looking for offers …</Trans>
      </p>
      <div className={styles.table}>
        <OfferTableHead filters={props.filters} />
        <div className={styles.rows}>
          {skeletonRows.map((row) => (
            <OfferRowSkeleton key={row} isAsked={isAsked} />
          ))}
        </div>
      </div>
    </section>
  );
}
