import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../design/skeleton.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { Wizard } from "./wizard.tsx";
import styles from "./wizard.module.css";

/** A new offer, or with an `id` one of the reader's own that is edited. */
export function OfferWizardPage(props: { id?: string }) {
  return props.id === undefined ? <Wizard /> : <EditOffer id={props.id} />;
}

function EditOffer({ id }: { id: string }) {
  const { t } = useLingui();
  const offer = useRead("viewMyOffer", { parameters: { hash: id } });
  if (offer.data) return <Wizard stored={offer.data.data} />;
  if (failureIn(offer.error)?.status === 404) return <FailurePage status={404} />;
  return (
    <div className={styles.page} aria-busy={offer.isPending}>
      <div className={styles.head}>
        <PageHeading title={t`Edit your offer`} />
      </div>
      {offer.isError ? (
        <LoadFailure onRetry={() => void offer.refetch()} isRetrying={offer.isFetching} />
      ) : (
        <Skeleton shape="card" width="full" />
      )}
    </div>
  );
}
