import { Trans } from "@lingui/react/macro";
import type { ChargebackCaseView } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import { Card } from "../design/card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "../design/record-page.module.css";
import { withCode } from "../design/with-code.ts";

/** The seller's report and the buyer's answer. */
export function StatementsCard({ report: shown }: { report: ChargebackCaseView }) {
  const { report, answer, answerUntil, seller, buyer, currency } = shown;
  return (
    <Card title={<Trans>Statements</Trans>}>
      <div className={styles.part}>
        <h3 className={styles.strong}>
          <Trans>
            <bdi>{seller}</bdi>, seller
          </Trans>
        </h3>
        {report === null || report.text === "" ? (
          <p className={styles.second}>
            <Trans>This text was deleted after its retention period.</Trans>
          </p>
        ) : (
          <>
            <p className={styles.text}>
              <bdi>{report.text}</bdi>
            </p>
            <Facts>
              <Fact name={<Trans>Bank reference</Trans>}>
                <bdi>{report.bankReference}</bdi>
              </Fact>
              {report.amount !== null && (
                <Fact name={<Trans>Withdrawn</Trans>}>
                  <bdi>{withCode(report.amount, currency)}</bdi>
                </Fact>
              )}
              {report.date !== null && (
                <Fact name={<Trans>On</Trans>}>
                  <bdi>{report.date}</bdi>
                </Fact>
              )}
              <Fact name={<Trans>The bank's notice</Trans>}>
                <Notice notice={shown.notice} />
              </Fact>
              <Fact name={<Trans>Reported</Trans>}>
                <Moment at={report.at} />
              </Fact>
            </Facts>
          </>
        )}
      </div>
      <div className={styles.part}>
        <h3 className={styles.strong}>
          <Trans>
            <bdi>{buyer}</bdi>, buyer
          </Trans>
        </h3>
        {answer !== null && (
          <>
            <p className={styles.text}>
              <bdi>{answer.text}</bdi>
            </p>
            <p className={styles.second}>
              <Moment at={answer.at} />
            </p>
          </>
        )}
        {answer === null && (
          <p className={styles.second}>
            {answerUntil === null ? (
              <Trans>Didn't respond in time.</Trans>
            ) : (
              <Trans>
                Hasn't responded yet; can until <Moment at={answerUntil} />.
              </Trans>
            )}
          </p>
        )}
      </div>
    </Card>
  );
}

/** The file that the seller attached; its address ends after five minutes. */
function Notice({ notice }: Pick<ChargebackCaseView, "notice">) {
  if (notice === null) return <Trans>No file, or it was deleted after its retention period.</Trans>;
  return (
    <>
      <a href={notice.url} target="_blank" rel="noreferrer">
        <bdi>{notice.name}</bdi>
      </a>{" "}
      <Trans>(reload the page if the link has expired)</Trans>
    </>
  );
}
