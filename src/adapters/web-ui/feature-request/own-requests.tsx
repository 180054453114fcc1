import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnFeatureRequestView } from "../../http/contract/feature-request/feature-request.ts";
import { dayText } from "../design/day-text.ts";
import styles from "./own-requests.module.css";

/** What the reader suggested, and what support answered. */
export function OwnRequests({ requests }: { requests: readonly OwnFeatureRequestView[] }) {
  const { i18n } = useLingui();
  if (requests.length === 0) return null;
  return (
    <section className={styles.requests} aria-labelledby="own-requests">
      <h2 id="own-requests" className={styles.title}>
        <Trans>Your suggestions</Trans>
      </h2>
      <ul className={styles.list}>
        {requests.map(({ id, text, sentAt, answer }) => (
          <li key={id} className={styles.request}>
            <p className={styles.text} dir="auto">
              {text}
            </p>
            <p className={styles.about}>
              <Trans>
                Sent on <bdi>{dayText(i18n.locale, sentAt)}</bdi>
              </Trans>
            </p>
            {answer && (
              <div className={styles.answer}>
                <p className={styles.about}>
                  <Trans>
                    Our answer of <bdi>{dayText(i18n.locale, answer.at)}</bdi>
                  </Trans>
                </p>
                <p className={styles.text} dir="auto">
                  {answer.text}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
