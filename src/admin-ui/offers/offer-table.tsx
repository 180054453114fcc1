import useMediaQuery from "@mui/material/useMediaQuery";
import Skeleton from "@mui/material/Skeleton";
import { Datagrid, FunctionField, Pagination, useListContext } from "react-admin";
import { Trans, useLingui } from "@lingui/react/macro";
import { Inbox } from "lucide-react";
import { Link } from "react-router";
import type { ModeratedOfferCard } from "../../adapters/http/contract/admin/offer-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { Since } from "../design/since.tsx";
import { listFailure } from "../server/list-failure.ts";
import { AmountsWords, PricingWords, SideWords, StandingChips } from "./offer-words.tsx";
import styles from "../design/record-list.module.css";

const path = (id: ModeratedOfferCard["id"] | number) => `/offers/${id}/show`;

/** Offers in the order in which they have to be looked at. */
export function OfferTable() {
  const { t } = useLingui();
  const { data, error, refetch, total } = useListContext<ModeratedOfferCard>();
  const isPhone = !useMediaQuery("(width >= 768px)");
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (total === 0) return <Nothing />;
  return (
    <>
      <div className={styles.table}>
        {isPhone ? (
          <ul className={styles.list}>
            {data.map((offer) => (
              <li key={offer.id}>
                <Link className={styles.row ?? ""} to={path(offer.id)}>
                  <What offer={offer} />
                  <Standing offer={offer} />
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <Datagrid bulkActionButtons={false} rowClick={(id) => path(id)} aria-label={t`Offers`}>
            <FunctionField<ModeratedOfferCard>
              label={t`Offer`}
              sortable={false}
              render={(offer) => (
                <Link className={styles.link ?? ""} to={path(offer.id)}>
                  <What offer={offer} />
                </Link>
              )}
            />
            <FunctionField<ModeratedOfferCard>
              label={t`Price`}
              sortable={false}
              render={(offer) => (
                <>
                  <PricingWords offer={offer} />
                  <div className={styles.second}>
                    <AmountsWords offer={offer} />
                  </div>
                </>
              )}
            />
            <FunctionField<ModeratedOfferCard>
              label={t`Standing`}
              sortable={false}
              render={(offer) => <Standing offer={offer} />}
            />
            <FunctionField<ModeratedOfferCard>
              label={t`Waiting`}
              sortable={false}
              render={({ waitsSince }) => (waitsSince === null ? "–" : <Since at={waitsSince} />)}
            />
          </Datagrid>
        )}
      </div>
      {total !== undefined && total > data.length && <Pagination rowsPerPageOptions={[25]} />}
    </>
  );
}

function What({ offer }: { offer: ModeratedOfferCard }) {
  const { owner, paymentMethod, label } = offer;
  return (
    <span className={styles.what}>
      <span className={styles.name}>
        <bdi>{owner.username}</bdi> <SideWords offer={offer} />
      </span>
      <span className={styles.second}>
        <bdi>{paymentMethod.name}</bdi>
        {label !== "" && (
          <>
            {" · "}
            <bdi>{label}</bdi>
          </>
        )}
      </span>
    </span>
  );
}

function Standing({ offer }: { offer: ModeratedOfferCard }) {
  return (
    <span className={styles.chips}>
      <StandingChips offer={offer} />
    </span>
  );
}

function Nothing() {
  return (
    <div className={styles.empty}>
      <Inbox size={48} strokeWidth={1} aria-hidden="true" />
      <p>
        <Trans>No offer is here.</Trans>
      </p>
    </div>
  );
}
