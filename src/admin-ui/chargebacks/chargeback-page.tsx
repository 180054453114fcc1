import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { useParams } from "react-router";
import type { ChargebackCaseView } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { ReportChips } from "./chargeback-words.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { RulingCard } from "./ruling-card.tsx";
import { StatementsCard } from "./statements-card.tsx";
import { TimelineCard } from "./timeline-card.tsx";
import { TradeCard } from "./trade-card.tsx";
import styles from "../design/record-page.module.css";

/** A report on one page. Reading it is logged, so it is loaded only once. */
export function ChargebackPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const input = { parameters: { id } };
  const { data, error, refetch } = useRead("viewChargeback", input, { isLogged: true });
  const failure = failureIn(error);
  if (data) return <Report key={id} report={data} />;
  return (
    <>
      <PageHead name={t`Chargeback on ${id}`}>
        {!failure && (
          <span role="status">
            <Trans>Reading the report …</Trans>
          </span>
        )}
      </PageHead>
      {failure ? (
        <FailureNote failure={failure} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.page} aria-hidden="true">
          <Skeleton variant="rounded" height={420} />
          <Skeleton variant="rounded" height={420} />
        </div>
      )}
    </>
  );
}

function Report({ report }: { report: ChargebackCaseView }) {
  const { t } = useLingui();
  const { id } = report;
  return (
    <>
      <PageHead name={t`Chargeback on ${id}`}>
        <ReportChips report={report} />
      </PageHead>
      <div className={styles.page}>
        <div className={styles.column}>
          <StatementsCard report={report} />
          <TimelineCard report={report} />
        </div>
        <div className={styles.column}>
          <RulingCard report={report} />
          {report.claim && <ClaimCard claim={report.claim} />}
          <TradeCard report={report} />
        </div>
      </div>
    </>
  );
}
