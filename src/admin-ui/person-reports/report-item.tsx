import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { PersonReportsView } from "../../adapters/http/contract/admin/person-reports.ts";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import { ReportedChat } from "./reported-chat.tsx";
import { PersonReportWords, ReportPlaceWords } from "./report-words.tsx";
import styles from "../design/record-page.module.css";

/** One report. The person never learns who wrote it. */
export function ReportItem(props: {
  report: PersonReportsView["reports"][number];
  personId: string;
}) {
  const { report, personId } = props;
  const { reporter, place, tradeId, offerId, chatId, reason, text, at, decided } = report;
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <span className={styles.strong}>
          <PersonReportWords reason={reason} />
        </span>
        {decided && (
          <Chip tone={decided.decision === "acted" ? "done" : "neutral"}>
            {decided.decision === "acted" ? (
              <Trans>action taken</Trans>
            ) : (
              <Trans>no action needed</Trans>
            )}
          </Chip>
        )}
      </div>
      {text !== "" && (
        <p className={styles.text}>
          <bdi dir="auto">{text}</bdi>
        </p>
      )}
      <p className={styles.second}>
        <Link to={`/people/${reporter.id}/show`}>
          <bdi>{reporter.username}</bdi>
        </Link>
        {" · "}
        <ReportPlaceWords place={place} />
        {" · "}
        <Moment at={at} />
      </p>
      {(tradeId !== null || offerId !== null) && (
        <p className={styles.second}>
          {tradeId !== null && (
            <Link to={`/trades/${tradeId}/show`}>
              <Trans>
                Trade <bdi>{tradeId}</bdi>
              </Trans>
            </Link>
          )}
          {offerId !== null && (
            <Link to={`/offers/${offerId}/show`}>
              <Trans>The offer</Trans>
            </Link>
          )}
        </p>
      )}
      {chatId !== null && <ReportedChat personId={personId} chatId={chatId} />}
      {decided && (
        <p className={styles.second}>
          <bdi dir="auto">{decided.words}</bdi>
          {" · "}
          <bdi>{decided.by}</bdi>
          {" · "}
          <Moment at={decided.at} />
        </p>
      )}
    </li>
  );
}
