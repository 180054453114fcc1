import { useEffect, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { EmailView } from "../../http/contract/account/email.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { settingsPath } from "../navigation/paths.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { usePageState } from "../page-context.ts";
import { useRead } from "../server/use-read.ts";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { EmailCodeForm } from "./email-code-form.tsx";
import { isThisMachine } from "./is-this-machine.ts";
import { ResendCode } from "./resend-code.tsx";
import styles from "./account-form.module.css";

/** How long the page waits before it goes on, so that what it says can be read. */
const goOnMs = 3_000;

/** Confirms the user's address with the code that was sent to it. */
export function EmailPage() {
  const { t } = useLingui();
  const email = useRead("viewEmail", {});
  const [goesTo, setGoesTo] = useState<string>();
  return (
    <section className={styles.page}>
      <PageHeading title={t`Confirm your email`} />
      {goesTo !== undefined ? (
        <Confirmed goesTo={goesTo} />
      ) : email.data ? (
        <Confirmation
          view={email.data.data}
          onChanged={() => void email.refetch()}
          onConfirmed={setGoesTo}
        />
      ) : email.isError ? (
        <LoadFailure onRetry={() => void email.refetch()} isRetrying={email.isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton width="medium" />
        </div>
      )}
    </section>
  );
}

function Confirmation(props: {
  view: EmailView;
  onChanged: () => void;
  onConfirmed: (goesTo: string) => void;
}) {
  const { view, onChanged, onConfirmed } = props;
  const { isDemo } = usePageState();
  if (view.isVerified) {
    return (
      <>
        <Notice tone="done">
          <Trans>
            <bdi>{view.email}</bdi> is confirmed.
          </Trans>
        </Notice>
        <p className={styles.other}>
          <AppLink className={styles.link} to={settingsPath}>
            <Trans>Settings</Trans>
          </AppLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          We sent a code to <bdi>{view.email}</bdi>. Enter it here; it works once.
        </Trans>
      </p>
      <EmailCodeForm onConfirmed={onConfirmed} />
      <ResendCode countdown={view.countdown} onSent={onChanged} />
      <ChangeEmailForm onChanged={onChanged} />
      {isDemo && isThisMachine() && (
        <p className={styles.other}>
          <Trans>
            This is a demo: <a href="/dev/mailbox">read its emails</a>.
          </Trans>
        </p>
      )}
    </>
  );
}

/** Says so, and goes on by itself; the link is for who does not want to wait. */
function Confirmed({ goesTo }: { goesTo: string }) {
  const { locale } = usePageState();
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(pagePath(locale, goesTo)), goOnMs);
    return () => clearTimeout(timer);
  }, [goesTo, locale]);
  return (
    <>
      <Notice tone="done">
        <Trans>Your address is confirmed. You can now sign in with it, too.</Trans>
      </Notice>
      <p className={styles.other}>
        <AppLink className={styles.link} to={goesTo}>
          <Trans>Continue</Trans>
        </AppLink>
      </p>
    </>
  );
}
