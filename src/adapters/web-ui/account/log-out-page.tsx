import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { usePageState } from "../page-context.ts";
import styles from "./account-form.module.css";
import { useSignOut } from "./use-sign-out.ts";

/** Asks before signing out: a link of another site led here. */
export function LogOutPage() {
  const { t } = useLingui();
  const { reader } = usePageState();
  const { isBusy, hasFailed, signOut } = useSignOut();
  const name = reader.username;
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Sign out`} />
        <p className={styles.lead}>
          {name === null ? (
            <Trans>You are signed out.</Trans>
          ) : (
            <Trans>
              You are signed in as <bdi>{name}</bdi>. Your trades continue while you are signed out.
            </Trans>
          )}
        </p>
      </div>
      {hasFailed && (
        <Notice tone="danger">
          <Trans>We couldn't sign you out. Try again.</Trans>
        </Notice>
      )}
      {name === null ? (
        <Button variant="primary" href="/" wide>
          <Trans>Home</Trans>
        </Button>
      ) : (
        <Button variant="primary" wide busy={isBusy} onClick={signOut}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </section>
  );
}
