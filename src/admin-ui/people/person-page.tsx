import Skeleton from "@mui/material/Skeleton";
import { useLingui } from "@lingui/react/macro";
import { useParams } from "react-router";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { isDemoLevel } from "../../domain/account/demo-account.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { StateChips } from "../design/state-chips.tsx";
import { useStaffSession } from "../server/staff-session.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import { AskVerificationCard } from "./ask-verification-card.tsx";
import { AccessCard } from "./access-card.tsx";
import { ManualFeeCard } from "./manual-fee-card.tsx";
import { BadgeCard } from "./badge-card.tsx";
import { BeginStateCard } from "./begin-state-card.tsx";
import { LastWithdrawalCard } from "./last-withdrawal-card.tsx";
import { OwnerCheckCard } from "./owner-check-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { PictureCard } from "./picture-card.tsx";
import { RecordCard } from "./record-card.tsx";
import { ReleaseConsentCard } from "./release-consent-card.tsx";
import { RiskCard } from "./risk-card.tsx";
import { RunningTradesCard } from "./running-trades-card.tsx";
import { StatesCard } from "./states-card.tsx";
import { SupportNoticeCard } from "./support-notice-card.tsx";
import styles from "../design/columns.module.css";

/** A person on one page: the record, the states with their history, running trades, and notes. */
export function PersonPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { data, error, refetch } = useRead(
    "viewPerson",
    { parameters: { id } },
    { isLogged: true },
  );
  const failure = failureIn(error);
  if (data) return <Person key={id} person={data} failure={failure} />;
  return (
    <>
      <PageHead name={t`Person`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!failure && <Skeleton variant="rounded" height={480} />}
    </>
  );
}

function Person(props: { person: PersonView; failure: ReturnType<typeof failureIn> }) {
  const { person } = props;
  const { member } = useStaffSession();
  const isDemo = isDemoLevel(person.level);
  const mayNote = member?.permissions.includes("note_people") ?? false;
  const mayGive = member?.permissions.includes("give_badges") ?? false;
  const mayManage = member?.permissions.includes("manage_access") ?? false;
  const mayVerify = member?.permissions.includes("review_verifications") ?? false;
  const mayLock = member?.permissions.includes("lock_accounts") ?? false;
  const maySupport = member?.permissions.includes("answer_support") ?? false;
  const mayCheck = member?.permissions.includes("check_owners") ?? false;
  return (
    <>
      <PageHead name={person.username}>
        <StateChips states={person.states} />
      </PageHead>
      <FailureNote failure={props.failure} />
      <div className={styles.page}>
        <div className={styles.column}>
          <RecordCard person={person} />
          {person.avatarUrl !== null && (
            <PictureCard person={person} url={person.avatarUrl} mayRemove={mayNote} />
          )}
        </div>
        <div className={styles.column}>
          <RiskCard person={person} />
          <StatesCard person={person} />
          <RunningTradesCard person={person} />
          {mayCheck && person.states.includes("compromised") && (
            <ReleaseConsentCard id={person.id} />
          )}
          {mayLock && person.states.includes("banned") && <LastWithdrawalCard id={person.id} />}
          {mayManage && <AccessCard id={person.id} />}
        </div>
        <div className={styles.column}>
          {person.mayBegin.length > 0 && <BeginStateCard person={person} />}
          {mayGive && !isDemo && <BadgeCard person={person} />}
          <ManualFeeCard id={person.id} />
          {mayCheck && <OwnerCheckCard id={person.id} />}
          {mayVerify && !isDemo && <AskVerificationCard id={person.id} />}
          {maySupport && <SupportNoticeCard id={person.id} />}
          <NotesCard person={person} mayNote={mayNote} />
        </div>
      </div>
    </>
  );
}
