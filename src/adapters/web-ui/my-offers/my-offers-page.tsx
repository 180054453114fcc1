import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, Power, Tag } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import type { OfferSide } from "../../../domain/offer/offer.ts";
import type { MyOfferListMeta, MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Tabs } from "../design/tabs.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { staysHere } from "../navigation/arrival.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { client } from "../server/client.ts";
import { useRead } from "../server/use-read.ts";
import { newOfferPath } from "../navigation/paths.ts";
import { MyOfferRow } from "./my-offer-row.tsx";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import type { QuickEditKind } from "./quick-edit.tsx";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import styles from "./my-offers-page.module.css";

/** Balances and prices move: what the owner is told about an offer is asked for again so often. */
const everyMs = 30_000;

/** The reader's own offers, those that sell and those that buy. */
export function MyOffersPage() {
  const { t, i18n } = useLingui();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const side = new URLSearchParams(search).get("myOffersTab") === "buy" ? "buy" : "sell";
  const offers = useRead("listMyOffers", { query: { type: side } }, { everyMs });
  const meta = offers.data?.meta;
  const count = (number: number | undefined) =>
    number === undefined
      ? undefined
      : new Intl.NumberFormat(numberLocale(i18n.locale)).format(number);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading title={t`My offers`} />
        <div className={styles.acts}>
          {meta && meta.buyCount + meta.sellCount > 0 && <SwitchAll meta={meta} />}
          <Button variant="primary" href={newOfferPath}>
            <Plus aria-hidden="true" />
            <Trans>New offer</Trans>
          </Button>
        </div>
      </div>
      <Tabs
        label={t`Kind of offers`}
        value={side}
        tabs={[
          { value: "sell", label: <Trans>You sell</Trans>, count: count(meta?.sellCount) },
          { value: "buy", label: <Trans>You buy</Trans>, count: count(meta?.buyCount) },
        ]}
        onChange={(tab) =>
          navigate(`${path}?myOffersTab=${tab}`, { replace: true, state: staysHere })
        }
      >
        {offers.data ? (
          <Offers key={side} side={side} offers={offers.data.data} />
        ) : offers.isError ? (
          <LoadFailure onRetry={() => void offers.refetch()} isRetrying={offers.isFetching} />
        ) : (
          <Bones />
        )}
      </Tabs>
    </div>
  );
}

/** All off while one is on, else all on. */
function SwitchAll({ meta }: { meta: MyOfferListMeta }) {
  const act = useOfferAct();
  const areAllOff = meta.isNotBuyActiveOffers && meta.isNotSellActiveOffers;
  const change = () =>
    act.run(() =>
      client.call("switchAllOffers", { body: { new_status: areAllOff ? "active" : "inactive" } }),
    );
  return (
    <>
      <Button variant="plain" busy={act.isBusy} onClick={() => void change()}>
        <Power aria-hidden="true" />
        {areAllOff ? <Trans>Switch all on</Trans> : <Trans>Switch all off</Trans>}
      </Button>
      {act.failure && (
        <div className={styles.failure}>
          <Notice tone="danger">
            <OfferFailureWords failure={act.failure} />
          </Notice>
        </div>
      )}
    </>
  );
}

function Offers({ side, offers }: { side: OfferSide; offers: readonly MyOfferView[] }) {
  const [edited, setEdited] = useState<{ id: string; kind: QuickEditKind }>();
  if (offers.length === 0) return <NoOffers side={side} />;
  return (
    <ul className={styles.rows}>
      {offers.map((offer) => {
        const { idHashed: id } = offer;
        return (
          <MyOfferRow
            key={id}
            offer={offer}
            edited={edited?.id === id ? edited.kind : undefined}
            onEdit={(kind) =>
              // The same one again closes it; another one takes its place (specification, section 4).
              setEdited(
                kind === undefined || (edited?.id === id && edited.kind === kind)
                  ? undefined
                  : { id, kind },
              )
            }
          />
        );
      })}
    </ul>
  );
}

function NoOffers({ side }: { side: OfferSide }) {
  return (
    <Card>
      <EmptyState
        icon={Tag}
        title={
          side === "sell" ? (
            <Trans>Your offers to sell will stand here</Trans>
          ) : (
            <Trans>Your offers to buy will stand here</Trans>
          )
        }
        acts={
          <Button variant="primary" href={`${newOfferPath}?type=${side}`}>
            <Trans>Publish an offer</Trans>
          </Button>
        }
      >
        <Trans>It takes two minutes, and people see it at once.</Trans>
      </EmptyState>
    </Card>
  );
}

function Bones() {
  return (
    <div className={styles.rows} aria-busy="true">
      {["a", "b", "c"].map((place) => (
        <div key={place} className={styles.bone}>
          <Skeleton width="medium" />
          <Skeleton shape="control" width="full" />
        </div>
      ))}
    </div>
  );
}
