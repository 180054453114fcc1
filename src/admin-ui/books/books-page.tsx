import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import listStyles from "../design/record-list.module.css";
import { failureIn, useRead } from "../server/use-read.ts";
import { AuditsCard } from "./audits-card.tsx";
import { ChannelsCard } from "./channels-card.tsx";
import { CheckNow } from "./check-now.tsx";
import { LiabilitiesCard } from "./liabilities-card.tsx";
import { InvariantsCard } from "./invariants-card.tsx";
import { ReconciliationCard } from "./reconciliation-card.tsx";
import styles from "./books-page.module.css";

/** The results of the audits of the books, the last one in full. */
export function BooksPage() {
  const { t } = useLingui();
  const books = useRead("viewBooks", {});
  const [last] = books.data?.audits ?? [];
  return (
    <>
      <PageHead name={t`Books`} end={<CheckNow />} />
      {!books.data && (
        <FailureNote failure={failureIn(books.error)} onRetry={() => void books.refetch()} />
      )}
      {books.isPending && <Skeleton variant="rounded" height={320} />}
      {books.data && !last && (
        <div className={listStyles.empty}>
          <p>
            <Trans>
              The books haven't been checked yet. A background worker checks them regularly.
            </Trans>
          </p>
        </div>
      )}
      {books.data && (
        <div className={styles.page}>
          {last && (
            <>
              <InvariantsCard audit={last} />
              <AuditsCard audits={books.data.audits} />
            </>
          )}
          <ReconciliationCard />
          <LiabilitiesCard />
          <ChannelsCard />
        </div>
      )}
    </>
  );
}
