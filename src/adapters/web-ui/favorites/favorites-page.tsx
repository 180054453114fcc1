import { Trans, useLingui } from "@lingui/react/macro";
import { Heart } from "lucide-react";
import { useSearch } from "wouter";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Pager } from "../design/pager.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { OfferRow } from "../marketplace/offer-row.tsx";
import { useLiveOffers } from "../marketplace/use-live-offers.ts";
import results from "../marketplace/offer-results.module.css";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useRead } from "../server/use-read.ts";
import { buyPath, favoritesPath } from "../navigation/paths.ts";
import styles from "./favorites-page.module.css";

/** Prices are asked for again so often while the page is visible. */
const everyMs = 30_000;

const pathOf = (page: number) => (page === 1 ? favoritesPath : `${favoritesPath}?page=${page}`);

/** The offers that the reader keeps. The page lives in the address alone. */
export function FavoritesPage() {
  const { t } = useLingui();
  const asked = new URLSearchParams(useSearch()).get("page") ?? "";
  const page = /^[1-9]\d{0,5}$/.test(asked) ? asked : "1";
  const list = useRead("listFavorites", { query: { page } }, { everyMs, keepsPrevious: true });
  const offers = list.data?.data ?? [];
  const meta = list.data?.meta;
  useLiveOffers(offers);
  return (
    <div className={styles.page}>
      <PageHeading title={t`Favourite offers`} />
      {!meta && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {!meta && !list.isError && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {meta && offers.length === 0 && <Nothing isBeyond={meta.total > 0} />}
      {meta && offers.length > 0 && (
        <>
          <div className={results.table} aria-busy={list.isPlaceholderData}>
            <ul className={results.rows}>
              {offers.map((offer) => (
                <OfferRow
                  key={offer.idHashed}
                  offer={offer}
                  filters={{ deed: offer.offerType === "sell" ? "buy" : "sell", amount: "" }}
                />
              ))}
            </ul>
          </div>
          <Pager current={meta.currentPage} last={meta.lastPage} pathOf={pathOf} />
        </>
      )}
    </div>
  );
}

/** Why there is nothing to see, and what to do about it. */
function Nothing({ isBeyond }: { isBeyond: boolean }) {
  return (
    <Card>
      {isBeyond ? (
        <EmptyState
          icon={Heart}
          title={<Trans>This page is empty</Trans>}
          acts={
            <Button variant="plain" href={favoritesPath}>
              <Trans>Go to the first page</Trans>
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={Heart}
          title={<Trans>Save offers you like and find them here</Trans>}
          acts={
            <Button variant="primary" href={buyPath}>
              <Trans>Browse offers</Trans>
            </Button>
          }
        >
          <Trans>
            Tap the heart on an offer to save it. Offers that are turned off aren't shown.
          </Trans>
        </EmptyState>
      )}
    </Card>
  );
}
