import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileDown } from "lucide-react";
import {
  exportKeptSeconds,
  runningExports,
} from "../../../domain/history-export/history-export.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { spanText } from "../design/window-text.ts";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { historyPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { ExportRow } from "./export-row.tsx";
import { readHistoryWish } from "./history-filters.ts";
import styles from "./exports-page.module.css";

/** How often the page looks while a file is being made, in milliseconds. */
const lookEveryMs = 2_000;

/** The user's files of past trades, and the work on them. */
export function ExportsPage() {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const list = useRead("listExports", {}, isRunning ? { everyMs: lookEveryMs } : {});
  const exports = list.data?.data;
  const runs = exports?.some(({ exportStatus }) => runningExports.includes(exportStatus)) ?? false;
  if (runs !== isRunning) setRunning(runs);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeading title={t`Exports`} />
        <Button
          variant="primary"
          {...(isRunning && {
            disabledReason: <Trans>Wait until your export is done, or cancel it.</Trans>,
          })}
          onClick={() => setAsking(true)}
        >
          <Trans>Export trades</Trans>
        </Button>
      </div>
      <p className={styles.words}>
        <Trans>
          Files of your <AppLink to={historyPath}>trade history</AppLink> for your records and your
          tax office. Each is kept for <bdi>{spanText(i18n.locale, exportKeptSeconds)}</bdi>.
        </Trans>
      </p>
      {isAsking && (
        <ExportDialog
          wish={readHistoryWish("")}
          onCancel={() => setAsking(false)}
          onRequested={() => setAsking(false)}
        />
      )}
      {!exports && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {!exports && !list.isError && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {exports?.length === 0 && (
        <Card>
          <EmptyState
            icon={FileDown}
            title={<Trans>Your exports will appear here</Trans>}
            acts={
              <Button variant="plain" onClick={() => setAsking(true)}>
                <Trans>Export trades</Trans>
              </Button>
            }
          />
        </Card>
      )}
      {exports && exports.length > 0 && (
        <ul className={styles.rows}>
          {exports.map((each) => (
            <ExportRow key={each.id} found={each} />
          ))}
        </ul>
      )}
    </div>
  );
}
