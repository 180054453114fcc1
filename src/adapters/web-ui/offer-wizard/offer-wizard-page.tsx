import { useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { useSearch } from "wouter";
import { Skeleton } from "../design/skeleton.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import type { Resumed } from "./resumed-draft.ts";
import { specialOf } from "./special-draft.ts";
import { Wizard } from "./wizard.tsx";
import styles from "./wizard.module.css";

/**
 * A new offer, or with an `id` an edit of one of the user's own. With `copy` in the address, the new offer
 * begins as a copy of that one; with `draft`, it goes on with that draft; with `chat_id` and `partner_id` it is a special one (answers 18).
 */
export function OfferWizardPage(props: { id?: string }) {
  const search = useSearch();
  // The address says the step as soon as the user goes on.
  const [copied] = useState(() => new URLSearchParams(search).get("copy"));
  const [draftId] = useState(() => new URLSearchParams(search).get("draft"));
  const [special] = useState(() => specialOf(search));
  if (props.id !== undefined) return <EditOffer id={props.id} />;
  if (special) return <Wizard special={special} />;
  if (draftId !== null && /^\w{12,24}$/.test(draftId)) return <ResumedOffer id={draftId} />;
  return copied === null || !/^\w{1,40}$/.test(copied) ? <Wizard /> : <CopyOffer id={copied} />;
}

/** A draft from another device, or from before; one that is no more begins anew. */
function ResumedOffer({ id }: { id: string }) {
  const { t } = useLingui();
  const draft = useRead("viewOfferDraft", { parameters: { id } });
  const [resumed, setResumed] = useState<Resumed>();
  // What was read before may be older than what another device saved.
  const fresh = draft.isFetching ? undefined : draft.data?.data;
  if (!resumed && fresh) setResumed(fresh);
  if (resumed) return <Wizard resumed={resumed} />;
  if (failureIn(draft.error)?.status === 404) return <Wizard />;
  return <Waiting title={t`New offer`} offer={draft} />;
}

/** What is not the user's own, or no more, is not copied. */
function CopyOffer({ id }: { id: string }) {
  const { t } = useLingui();
  const offer = useRead("viewMyOffer", { parameters: { hash: id } });
  if (offer.data) return <Wizard copied={offer.data.data} />;
  if (failureIn(offer.error)?.status === 404) return <Wizard />;
  return <Waiting title={t`New offer`} offer={offer} />;
}

/** The price and the amounts of one of the user's own offers; all else stays as it is. */
export function LiteWizardPage({ id }: { id: string }) {
  return <EditOffer id={id} isLite />;
}

/** An offer of the lite flow is edited by the lite wizard, unless the address says otherwise (answers 19). */
function EditOffer({ id, isLite = false }: { id: string; isLite?: boolean }) {
  const { t } = useLingui();
  const search = useSearch();
  // The address says the step as soon as the user goes on.
  const [isWhole] = useState(() => new URLSearchParams(search).get("skipLite") === "true");
  const offer = useRead("viewMyOffer", { parameters: { hash: id } });
  if (offer.data) {
    const stored = offer.data.data;
    return <Wizard stored={stored} isLite={isLite || (stored.flowType === "lite" && !isWhole)} />;
  }
  if (failureIn(offer.error)?.status === 404) return <FailurePage status={404} />;
  return <Waiting title={t`Edit your offer`} offer={offer} />;
}

function Waiting(props: {
  title: string;
  offer: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}) {
  const { title, offer } = props;
  return (
    <div className={styles.page} aria-busy={offer.isPending}>
      <div className={styles.head}>
        <PageHeading title={title} />
      </div>
      {offer.isError ? (
        <LoadFailure onRetry={() => void offer.refetch()} isRetrying={offer.isFetching} />
      ) : (
        <Skeleton shape="card" width="full" />
      )}
    </div>
  );
}
