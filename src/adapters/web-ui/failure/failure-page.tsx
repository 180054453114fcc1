import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { PageHeading } from "../routing/page-heading.tsx";
import styles from "./failure-page.module.css";

/** Stands in for a page that does not exist or could not be made. */
export function FailurePage(props: { status: 404 | 500 }) {
  const { t } = useLingui();
  return (
    <section className={styles.failure}>
      {props.status === 404 ? (
        <>
          <PageHeading title={t`There is no page here`} />
          <p className={styles.text}>
            <Trans>The address may be mistyped, or what stood here is gone.</Trans>
          </p>
        </>
      ) : (
        <>
          <PageHeading title={t`Something went wrong on our side`} />
          <p className={styles.text}>
            <Trans>Nothing of yours was changed. Try again in a moment.</Trans>
          </p>
        </>
      )}
      <Button variant="primary" href="/">
        <Trans>Go to the start page</Trans>
      </Button>
    </section>
  );
}
