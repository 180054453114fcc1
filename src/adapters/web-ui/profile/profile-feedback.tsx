import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { MessageSquare } from "lucide-react";
import type { ReceivedFeedbackView } from "../../http/contract/feedback/received-feedback.ts";
import type { ProfileView } from "../../http/contract/profile/profile.ts";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { MoreFeedback } from "../feedback/more-feedback.tsx";
import { ReceivedFeedbackItem } from "../feedback/received-feedback-item.tsx";
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
                <ReceivedFeedbackItem
                  key={`${item.author} ${item.at}`}
                  item={item}
                  username={username}
                />
              ))}
            </ul>
            <MoreFeedback list={list} />
          </>
        )}
      </Card>
    </section>
  );
}
