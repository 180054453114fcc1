import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { MessageSquare } from "lucide-react";
import type { ProfileView, ReceivedFeedbackView } from "../../http/contract/profile/profile.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { EmptyState } from "../design/empty-state.tsx";
import { useTimeZone } from "../design/use-time-zone.ts";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { Verdict } from "../feedback/verdict.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { nextPage, usePages } from "../server/use-pages.ts";
import styles from "./profile-section.module.css";

type Kind = "all" | ReceivedFeedbackView["type"];

/** Partners' feedback on a trader after their trades, newest first. */
export function ProfileFeedback({ profile }: { profile: ProfileView }) {
  const { username, feedback } = profile;
  const [kind, setKind] = useState<Kind>("all");
  const list = usePages("listReceivedFeedback", {
    input: (page = "1") => ({
      parameters: { username },
      query: { type: kind === "all" ? undefined : kind, page },
    }),
    next: nextPage,
    isOff: feedback.total === 0,
  });
  // The latest came with the profile: there is always something to show immediately.
  const items = list.data?.pages.flatMap(({ data }) => data) ?? feedback.items;
  return (
    <section className={styles.section} aria-labelledby="feedback">
      <h2 id="feedback" className={styles.title}>
        <Trans>Feedback</Trans>
      </h2>
      <Card>
        {feedback.total === 0 ? (
          <EmptyState icon={MessageSquare} title={<Trans>No feedback yet</Trans>}>
            <Trans>Trade partners can leave feedback after a completed trade.</Trans>
          </EmptyState>
        ) : (
          <>
            <SegmentedSwitch
              label={<Trans>Which feedback</Trans>}
              value={kind}
              segments={[
                { value: "all", label: <Trans>All</Trans> },
                { value: "positive", label: <Trans>Positive</Trans> },
                { value: "negative", label: <Trans>Negative</Trans> },
              ]}
              onChange={setKind}
            />
            {list.isError && (
              <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
            )}
            {!list.isError && items.length === 0 && (
              <p className={styles.nothing}>
                <Trans>No results</Trans>
              </p>
            )}
            <ul className={styles.items} aria-busy={list.isPlaceholderData}>
              {items.map((item) => (
                <Item key={`${item.author} ${item.at}`} item={item} username={username} />
              ))}
            </ul>
            {list.hasNextPage && (
              <div className={styles.more}>
                <Button
                  variant="plain"
                  busy={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  <Trans>Show more feedback</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </Card>
    </section>
  );
}

function Item({ item, username }: { item: ReceivedFeedbackView; username: string }) {
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
