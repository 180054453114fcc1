import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "react-router";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { HistoryCard } from "./history-card.tsx";
import { ModerationCard } from "./moderation-card.tsx";
import { OfferCard } from "./offer-card.tsx";
import { StandingChips } from "./offer-words.tsx";
import { ReportsCard } from "./reports-card.tsx";
import { SignalsCard } from "./signals-card.tsx";
import { TextsCard } from "./texts-card.tsx";
import styles from "../design/record-page.module.css";

/** An offer on one page. Reading it is logged, so it is loaded only once. */
export function OfferPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const input = { parameters: { id } };
  const { data, error, refetch } = useRead("viewModeratedOffer", input, { isLogged: true });
  const failure = failureIn(error);
  if (data) return <Offer key={id} offer={data} />;
  if (!failure) return <OfferSkeleton />;
  return (
    <>
      <PageHead name={t`Offer`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
    </>
  );
}

function Offer({ offer }: { offer: ModeratedOfferView }) {
  const { t } = useLingui();
  const { id, username } = offer.owner;
  return (
    <>
      <PageHead
        name={t`Offer of ${username}`}
        end={
          <>
            <Link to={`/people/${id}/show`}>
              <Trans>The owner</Trans>
            </Link>
            <Link to={`/offers?owner=${id}`}>
              <Trans>All of the owner's offers</Trans>
            </Link>
          </>
        }
      >
        <StandingChips offer={offer} />
      </PageHead>
      <div className={styles.page}>
        <div className={styles.column}>
          <TextsCard offer={offer} />
          <ReportsCard offer={offer} />
          <HistoryCard offer={offer} />
        </div>
        <div className={styles.column}>
          <ModerationCard offer={offer} />
          <SignalsCard offer={offer} />
          <OfferCard offer={offer} />
        </div>
      </div>
    </>
  );
}

function OfferSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <PageHead name={t`Offer`}>
        <span role="status">
          <Trans>Reading the offer …</Trans>
        </span>
      </PageHead>
      <div className={styles.page} aria-hidden="true">
        <Skeleton variant="rounded" height={420} />
        <Skeleton variant="rounded" height={420} />
      </div>
    </>
  );
}
