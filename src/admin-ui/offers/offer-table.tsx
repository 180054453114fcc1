import { Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedOfferCard } from "../../adapters/http/contract/admin/offer-views.ts";
import { RecordTable, type RowChoice } from "../design/record-table.tsx";
import { Since } from "../design/since.tsx";
import { AmountsWords, PricingWords, SideWords, StandingChips } from "./offer-words.tsx";
import styles from "../design/record-list.module.css";

/** Offers in the order they need review; with boxes for who may decide about them. */
export function OfferTable({ choice }: { choice?: RowChoice<ModeratedOfferCard> | undefined }) {
  const { t } = useLingui();
  return (
    <RecordTable<ModeratedOfferCard>
      label={t`Offers`}
      path={(id) => `/offers/${id}/show`}
      nothing={<Trans>No offers.</Trans>}
      short={short}
      choice={choice}
      columns={[
        { label: t`Offer`, render: (offer) => <What offer={offer} /> },
        {
          label: t`Price`,
          render: (offer) => (
            <>
              <PricingWords offer={offer} />
              <div className={styles.second}>
                <AmountsWords offer={offer} />
              </div>
            </>
          ),
        },
        { label: t`Record`, render: (offer) => <Standing offer={offer} /> },
        {
          label: t`Waiting`,
          render: ({ waitsSince }) => (waitsSince === null ? "–" : <Since at={waitsSince} />),
        },
      ]}
    />
  );
}

const short = (offer: ModeratedOfferCard) => (
  <>
    <What offer={offer} />
    <Standing offer={offer} />
  </>
);

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
