import { Trans } from "@lingui/react/macro";
import { Skeleton } from "../design/skeleton.tsx";
import styles from "./page-skeleton.module.css";

/** Holds the place of a page whose code is on its way. */
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
