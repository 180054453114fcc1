import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { runningExports } from "../../../domain/history-export/history-export.ts";
import type { ExportView } from "../../http/contract/history-export/history-export.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { exportWords, formatNames } from "./export-words.tsx";
import { useFilterNames } from "./filter-names.ts";
import styles from "./exports-page.module.css";

/** One file: which trades, how far it is, and what can be done with it. */
export function ExportRow({ found }: { found: ExportView }) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const memory = useQueryClient();
  const names = useFilterNames();
  const act = useAct();
  const { id, format, exportStatus, startDate, endDate, keptUntil, progress } = found;
  const { kind, words } = exportWords[exportStatus];
  const isRunning = runningExports.includes(exportStatus);
  const moment = new Intl.DateTimeFormat(numberLocale(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
  });
  const days = new Intl.DateTimeFormat(numberLocale(locale), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  const span = days.formatRange(Date.parse(startDate), Date.parse(endDate));
  const sides = { buy: t`bought`, sell: t`sold` };
  const wishes = [
    names[found.status],
    found.offerType === "buy" || found.offerType === "sell" ? sides[found.offerType] : undefined,
    found.cryptoCurrencyCode,
    found.paymentMethodName,
  ].filter(Boolean);
  const cancel = async () => {
    await act.send(() => client.call("cancelExport", { parameters: { id } }));
    void memory.invalidateQueries({ queryKey: ["listExports"] });
  };
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <strong>
          <bdi>{formatNames[format]}</bdi> · <bdi>{span}</bdi>
        </strong>
        <span className={styles.fine}>
          <bdi>{wishes.join(" · ")}</bdi>
          {found.trades !== null && (
            <>
              {" · "}
              <Plural
                value={found.trades}
                one={
                  <span>
                    <bdi>{found.trades}</bdi> trade
                  </span>
                }
                other={
                  <span>
                    <bdi>{found.trades}</bdi> trades
                  </span>
                }
              />
            </>
          )}
        </span>
        {keptUntil !== null && (
          <span className={styles.fine}>
            <Trans>
              Kept until <bdi>{moment.format(Date.parse(keptUntil))}</bdi>
            </Trans>
          </span>
        )}
      </div>
      <div className={styles.state} role="status">
        <StatusChip kind={kind}>{words}</StatusChip>
        {isRunning && progress !== null && (
          <progress
            className={styles.progress}
            aria-label={t`Progress`}
            value={progress}
            max={100}
          />
        )}
      </div>
      {exportStatus === "completed" && (
        <a
          className={styles.download}
          href={`/rest/v1/trade/exports/${id}/file`}
          download={found.fileName}
          aria-label={t`Download ${found.fileName}`}
        >
          <Trans>Download</Trans>
        </a>
      )}
      {isRunning && (
        <Button variant="plain" busy={act.isBusy} onClick={() => void cancel()}>
          <Trans>Cancel export</Trans>
        </Button>
      )}
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
    </li>
  );
}
