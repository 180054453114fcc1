import { Trans, useLingui } from "@lingui/react/macro";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import styles from "./account-form.module.css";

/** In place of a page about real money: a demo account has none, and never becomes a real account. */
export function DemoLimits() {
  const { t } = useLingui();
  return (
    <section className={styles.page}>
      <PageHeading title={t`Not for demo accounts`} />
      <p className={styles.lead}>
        <Trans>
          A demo account has only play money. It can't receive, send or convert coins, earn as a
          partner, or verify who you are.
        </Trans>
      </p>
      <p>
        <Trans>
          To do this, <AppLink to="/logout">sign out</AppLink>, then register a real account. Your
          email address is free for it.
        </Trans>
      </p>
    </section>
  );
}
