import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import { ReportWords } from "./offer-words.tsx";
import styles from "../design/record-page.module.css";

/** What traders reported about the offer. The owner never learns who they were. */
export function ReportsCard({ offer }: { offer: ModeratedOfferView }) {
  const { reports, openReports, version } = offer;
  return (
    <Card
      title={<Trans>Reports</Trans>}
      aside={
        openReports > 0 && (
          <Trans>
            <bdi>{openReports}</bdi> open
          </Trans>
        )
      }
    >
      {reports.length === 0 && (
        <p>
          <Trans>Nobody reported it.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {reports.map(({ id, reporter, reason, text, offerVersion, at, closedAt }) => (
          <li className={styles.line} key={id}>
            <div className={styles.head}>
              <span className={styles.strong}>
                <ReportWords reason={reason} />
              </span>
              {closedAt !== null && (
                <Chip tone="neutral">
                  <Trans>closed</Trans>
                </Chip>
              )}
              {offerVersion !== version && (
                <Chip tone="neutral">
                  <Trans>
                    on version <bdi>{offerVersion}</bdi>
                  </Trans>
                </Chip>
              )}
            </div>
            {text !== "" && (
              <p className={styles.text}>
                <bdi>{text}</bdi>
              </p>
            )}
            <p className={styles.second}>
              <Link to={`/people/${reporter.id}/show`}>
                <bdi>{reporter.username}</bdi>
              </Link>
              {" · "}
              <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
