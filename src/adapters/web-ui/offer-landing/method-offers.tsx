import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import type { Deed } from "../marketplace/filters.ts";
import { OfferTable } from "../marketplace/offer-table.tsx";
import { useLiveOffers } from "../marketplace/use-live-offers.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { SearchHead } from "../navigation/search-head.tsx";
import { useRead } from "../server/use-read.ts";
import { offersForPrograms } from "./offers-for-programs.ts";
import styles from "./offer-landing.module.css";

const everyMs = 30_000;

/** The best offers of one payment method, with what it is like to be paid by it. */
export function MethodOffers(props: {
  deed: Deed;
  /** Published; every coin without it. */
  cryptoCurrencyId?: number;
  method: string;
  /** The whole list. */
  allPath: string;
  heading: ReactNode;
}) {
  const { deed, cryptoCurrencyId, method, allPath, heading } = props;
  const coin =
    cryptoCurrencyId === undefined ? {} : { crypto_currency_id: String(cryptoCurrencyId) };
  const list = useRead(
    "listOffers",
    { query: { type: deed, "payment-method": method, ...coin } },
    { everyMs },
  );
  const offers: readonly OfferCard[] | undefined = list.data?.data;
  useLiveOffers(offers);
  return (
    <div className={styles.page}>
      {heading}
      <p className={styles.lead}>
        {deed === "buy" ? (
          <Trans>
            The seller&apos;s crypto is in escrow from the start of a trade. You pay the seller, and
            they release it once your payment has arrived.
          </Trans>
        ) : (
          <Trans>
            Your crypto is in escrow from the start of a trade. The buyer pays you, and you release
            it once the payment has arrived.
          </Trans>
        )}
      </p>
      {!offers && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {!offers && list.isPending && <Skeleton shape="card" width="full" />}
      {offers && (
        <>
          <SearchHead data={offersForPrograms(offers)} isEmpty={offers.length === 0} />
          {offers.length === 0 ? (
            <Card>
              <p>
                <Trans>No offers with this payment method right now.</Trans>
              </p>
            </Card>
          ) : (
            <OfferTable deed={deed} offers={offers} />
          )}
        </>
      )}
      <AppLink to={allPath}>
        {deed === "buy" ? <Trans>All offers to buy</Trans> : <Trans>All offers to sell</Trans>}
      </AppLink>
    </div>
  );
}
