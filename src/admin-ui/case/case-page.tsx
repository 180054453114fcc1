import { useRef } from "react";
import { useLingui } from "@lingui/react/macro";
import { useParams } from "react-router";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { AskCard } from "./ask-card.tsx";
import { CaseHead } from "./case-head.tsx";
import { CaseSkeleton } from "./case-skeleton.tsx";
import { DecisionCard } from "./decision-card.tsx";
import { EndCaseCard } from "./end-case-card.tsx";
import { EntriesCard } from "./entries-card.tsx";
import { EscrowCard } from "./escrow-card.tsx";
import { HearingCard } from "./hearing-card.tsx";
import { PartyCard } from "./party-card.tsx";
import { PrecedentsCard } from "./precedents-card.tsx";
import { SignalsCard } from "./signals-card.tsx";
import { TakeCard } from "./take-card.tsx";
import { TradeCard } from "./trade-card.tsx";
import { useDecision } from "./use-decision.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { VerdictCard } from "./verdict-card.tsx";
import styles from "./case-page.module.css";

const everyMs = 5_000;

/** A case on one page: no second page is needed. */
export function CasePage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { data, error, refetch } = useRead("viewCase", { parameters: { id } }, { everyMs });
  const failure = failureIn(error);
  // Loaded data and text typed beside it stay while the server is unreachable.
  if (data) return <Case key={id} dispute={data} failure={failure} />;
  if (!failure) return <CaseSkeleton />;
  return (
    <>
      <PageHead name={t`Dispute on ${id}`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
    </>
  );
}

function Case(props: { dispute: CaseView; failure: ReturnType<typeof failureIn> }) {
  const { dispute } = props;
  const { decision, change, toggleEvidence, clear } = useDecision(dispute.id);
  const lines = useRef<HTMLOListElement>(null);
  const acts = useRef<HTMLDivElement>(null);
  useKeptFocus(acts);
  // The newest line is the last.
  const goToLines = () =>
    Array.from(lines.current?.querySelectorAll("input") ?? [])
      .at(-1)
      ?.focus();
  const may = (act: CaseView["acts"][number]) => dispute.acts.includes(act);
  return (
    <>
      <CaseHead dispute={dispute} />
      <FailureNote failure={props.failure} />
      <div className={styles.page}>
        <div className={`${styles.column} ${styles.records}`}>
          {dispute.parties.map((party) => (
            <PartyCard key={party.id} party={party} now={dispute.now} />
          ))}
          <SignalsCard dispute={dispute} />
          <TradeCard dispute={dispute} />
          {dispute.multisigEscrow && <EscrowCard escrow={dispute.multisigEscrow} />}
        </div>
        <div className={styles.column}>
          <EntriesCard
            dispute={dispute}
            lines={lines}
            evidence={may("decide") ? decision.evidence : undefined}
            onToggle={toggleEvidence}
          />
          <PrecedentsCard precedents={dispute.precedents} />
        </div>
        <div ref={acts} className={`${styles.column} ${styles.acts}`}>
          {may("take") && <TakeCard dispute={dispute} />}
          {(dispute.verdict ?? dispute.verdictWaits) && <VerdictCard dispute={dispute} />}
          {may("decide") && (
            <DecisionCard
              dispute={dispute}
              decision={decision}
              onChange={change}
              onToggle={toggleEvidence}
              onLines={goToLines}
              onDecided={clear}
            />
          )}
          {may("reject-appeal") && <HearingCard dispute={dispute} />}
          {(may("ask") || may("note")) && <AskCard dispute={dispute} />}
          <EndCaseCard dispute={dispute} />
        </div>
      </div>
    </>
  );
}
