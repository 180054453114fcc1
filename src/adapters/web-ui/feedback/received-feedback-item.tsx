import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ReceivedFeedbackView } from "../../http/contract/feedback/received-feedback.ts";
import { dayText } from "../design/day-text.ts";
import { useTimeZone } from "../design/use-time-zone.ts";
import { TraderLink } from "../market/trader-link.tsx";
import { Verdict } from "./verdict.tsx";
import styles from "./received-feedback-item.module.css";

/** What a partner said of a trader, as an item of a list; `username` is who replied. */
export function ReceivedFeedbackItem(props: { item: ReceivedFeedbackView; username: string }) {
  const { item, username } = props;
  const { locale } = useLingui().i18n;
  const timeZone = useTimeZone();
  return (
    <li className={styles.item}>
      <Verdict
        feedback={item}
        replyBy={
          <Trans>
            <bdi>{username}</bdi> replies
          </Trans>
        }
      />
      <p className={styles.about}>
        <TraderLink username={item.author} /> ·{" "}
        <bdi>{`${item.paymentMethodName}, ${item.fiatCurrencyCode}`}</bdi> ·{" "}
        <time dateTime={item.at}>
          <bdi>{dayText(locale, item.at, timeZone)}</bdi>
        </time>
      </p>
    </li>
  );
}
