import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FailedPageStatus } from "../../http/contract/page-state.ts";
import { Button } from "../design/button.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import styles from "./failure-page.module.css";

/** Shown for a page that does not exist or could not be served. */
export function FailurePage(props: { status: FailedPageStatus }) {
  const { t } = useLingui();
  switch (props.status) {
    case 404:
      return (
        <Failure title={t`This page doesn't exist`}>
          <Trans>The address may be mistyped, or the page was removed.</Trans>
        </Failure>
      );
    case 500:
      return (
        <Failure title={t`Something went wrong on our side`}>
          <Trans>Nothing was changed. Try again in a moment.</Trans>
        </Failure>
      );
    case 503:
      return (
        <Failure title={t`We'll be right back`} canTryAgain>
          <Trans>
            We can't reach our database right now. Your crypto and your trades are safe.
          </Trans>
        </Failure>
      );
  }
}

/** What went wrong, and the way on: another try, or the home page. */
export function Failure(props: { title: string; canTryAgain?: boolean; children: ReactNode }) {
  const { title, canTryAgain = false, children } = props;
  return (
    <section className={styles.failure}>
      <PageHeading title={title} />
      <p className={styles.text}>{children}</p>
      {canTryAgain ? (
        <Button variant="primary" onClick={() => window.location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <Button variant="primary" href="/">
          <Trans>Go to the home page</Trans>
        </Button>
      )}
    </section>
  );
}
