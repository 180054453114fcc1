import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import styles from "./feedback.module.css";

/** Reads the next page of a list of feedback. Nothing where there is none. */
export function MoreFeedback(props: {
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = props.list;
  if (!hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button variant="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        <Trans>Show more feedback</Trans>
      </Button>
    </div>
  );
}
