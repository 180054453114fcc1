import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff } from "lucide-react";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { OfferTable } from "../marketplace/offer-table.tsx";
import { useLiveOffers } from "../marketplace/use-live-offers.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { newOfferPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import styles from "./offer-landing.module.css";

const everyMs = 30_000;

/** Offers that meet one of the reader's own in the silent pool, without names (answers 45). */
export function SilentPoolPage() {
  const { t } = useLingui();
  const list = useRead("listSilentPool", {}, { everyMs });
  const offers = list.data?.data;
  useLiveOffers(offers);
  const own = list.data?.meta.ownOffers ?? 0;
  return (
    <div className={styles.page}>
      <PageHeading title={t`Silent pool`} />
      <p className={styles.lead}>
        <Trans>
          Offers here are seen only by traders whose own terms meet them: the same coin, currency
          and method, an amount that suits both, and a price both accept. Each sees the other’s name
          once a trade starts.
        </Trans>
      </p>
      {!offers && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {list.isPending && <Skeleton shape="card" width="full" />}
      {offers?.length === 0 && <NothingMeets own={own} />}
      {offers && (
        <Side deed="buy" offers={offers.filter(({ offerType }) => offerType === "sell")} />
      )}
      {offers && (
        <Side deed="sell" offers={offers.filter(({ offerType }) => offerType === "buy")} />
      )}
    </div>
  );
}

function Side({ deed, offers }: { deed: "buy" | "sell"; offers: readonly OfferCard[] }) {
  if (offers.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{deed === "buy" ? <Trans>You can buy</Trans> : <Trans>You can sell</Trans>}</h2>
      <OfferTable deed={deed} offers={offers} />
    </section>
  );
}

/** With an offer of their own the reader waits; without one nothing can meet. */
function NothingMeets({ own }: { own: number }) {
  return (
    <Card>
      <EmptyState
        icon={EyeOff}
        title={
          own > 0 ? (
            <Trans>No matching offers yet</Trans>
          ) : (
            <Trans>None of your offers is in the pool</Trans>
          )
        }
        acts={
          <Button variant="primary" href={newOfferPath}>
            <Trans>New offer</Trans>
          </Button>
        }
      >
        {own > 0 ? (
          <Trans>Offers that meet yours will appear here. A wider margin meets more of them.</Trans>
        ) : (
          <Trans>Publish an offer and choose “Silent pool” where you set its price.</Trans>
        )}
      </EmptyState>
    </Card>
  );
}
