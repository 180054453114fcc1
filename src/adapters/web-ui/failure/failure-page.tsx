import { Trans } from "@lingui/react/macro";
import type { Locale } from "../../http/contract/locales.ts";
import { homePath } from "../shell/page-frame.tsx";
import styles from "./failure-page.module.css";

/** Stands in for a page that does not exist or could not be made. */
export function FailurePage(props: { status: 404 | 500; locale: Locale }) {
  return (
    <section className={styles.failure}>
      {props.status === 404 ? (
        <>
          <h1 className={styles.title}>
            <Trans>There is no page here</Trans>
          </h1>
          <p className={styles.text}>
            <Trans>The address may be mistyped, or what stood here is gone.</Trans>
          </p>
        </>
      ) : (
        <>
          <h1 className={styles.title}>
            <Trans>Something went wrong on our side</Trans>
          </h1>
          <p className={styles.text}>
            <Trans>Nothing of yours was changed. Try again in a moment.</Trans>
          </p>
        </>
      )}
      <a className={styles.home} href={homePath(props.locale)}>
        <Trans>Go to the start page</Trans>
      </a>
    </section>
  );
}
