import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { PageHead } from "../design/page-head.tsx";
import styles from "./case-page.module.css";

/** Placeholder for a case while it loads. */
export function CaseSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <PageHead name={t`Dispute`}>
        <span role="status">
          <Trans>Reading the case …</Trans>
        </span>
      </PageHead>
      <div className={styles.page} aria-hidden="true">
        <Skeleton variant="rounded" height={240} />
        <Skeleton variant="rounded" height={480} />
        <Skeleton variant="rounded" height={480} />
      </div>
    </>
  );
}
