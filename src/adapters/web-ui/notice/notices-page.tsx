import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, CheckCheck, Settings } from "lucide-react";
import type { NoticeView } from "../../http/contract/notice/notice.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { noticeSettingsPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { usePages } from "../server/use-pages.ts";
import { useReadAgain } from "../server/use-read.ts";
import { NoticeEntry } from "./notice-entry.tsx";
import styles from "./notices-page.module.css";

/** Everything that the user was told, the newest first. */
export function NoticesPage() {
  const { t } = useLingui();
  const list = usePages("listNotices", {
    input: (before) => ({ query: { before } }),
    next: ({ next }) => (next === null ? undefined : String(next)),
  });
  const readAgain = useReadAgain();
  const reading = useAct();
  const entries = list.data && withoutRepeats(list.data.pages.flatMap(({ data }) => data));
  const unread = list.data?.pages[0]?.meta.unread ?? 0;
  const lookAgain = () => Promise.all([readAgain("listNotices"), readAgain("countNotices")]);
  const readAll = async () => {
    const body = { up_to: entries?.[0]?.place ?? 0 };
    const outcome = await reading.send(() => client.call("readNotices", { body }));
    if (outcome?.ok) await lookAgain();
  };
  const readOne = async ({ id, isRead }: NoticeView) => {
    if (isRead) return;
    const outcome = await client.call("readNotice", { parameters: { id } });
    if (outcome.ok) await lookAgain();
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading title={t`Notifications`} />
        <div className={styles.acts}>
          {unread > 0 && (
            <Button variant="plain" busy={reading.isBusy} onClick={() => void readAll()}>
              <CheckCheck className={styles.icon} aria-hidden="true" />
              <Trans>Mark all as read</Trans>
            </Button>
          )}
          <Button variant="plain" href={noticeSettingsPath}>
            <Settings className={styles.icon} aria-hidden="true" />
            <Trans>Settings</Trans>
          </Button>
        </div>
      </div>
      {reading.failure && (
        <Notice tone="danger">
          <FailureWords failure={reading.failure} />
        </Notice>
      )}
      <Card className={styles.card}>
        {!entries && list.isError && (
          <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
        )}
        {!entries && !list.isError && <Bones />}
        {entries && entries.length === 0 && (
          <EmptyState icon={Bell} title={<Trans>No notifications yet</Trans>}>
            <Trans>When something happens in your trades, you'll find it here.</Trans>
          </EmptyState>
        )}
        {entries && entries.length > 0 && (
          <ul className={styles.entries}>
            {entries.map((notice) => (
              <NoticeEntry
                key={notice.id}
                notice={notice}
                now={list.dataUpdatedAt}
                onRead={() => void readOne(notice)}
              />
            ))}
          </ul>
        )}
      </Card>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="plain"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            <Trans>Show older notifications</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** What is new pushes the rest down, so a later page may start with known entries. */
function withoutRepeats(notices: readonly NoticeView[]): readonly NoticeView[] {
  return [...new Map(notices.map((notice) => [notice.id, notice])).values()];
}

function Bones() {
  return (
    <div className={styles.bones} aria-busy="true">
      <Skeleton width="full" />
      <Skeleton width="medium" />
      <Skeleton width="full" />
    </div>
  );
}
