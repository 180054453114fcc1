import { Trans } from "@lingui/react/macro";
import { Skeleton } from "../design/skeleton.tsx";
import styles from "./page-skeleton.module.css";

/** A placeholder for a page whose code is loading. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <p className={styles.words} role="status">
        <Trans>Loading …</Trans>
      </p>
      <Skeleton shape="control" width="medium" />
      <Skeleton shape="control" width="full" />
      <Skeleton shape="control" width="full" />
    </div>
  );
}
