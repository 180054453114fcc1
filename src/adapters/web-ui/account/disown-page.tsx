import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { HoldTime } from "../design/policy-number.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { pagePath } from "../navigation/sign-in-path.ts";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./account-form.module.css";

/** Throws everybody out of the account by the link from the mail about a sign-in; then asks for a password. */
export function DisownPage() {
  const { t } = useLingui();
  const { locale } = usePageState();
  const [token] = useState(() => window.location.hash.slice(1));
  const { isBusy, failure, send } = useAct();
  const isOver =
    token === "" || failure?.code === "recovery_link_over" || failure?.code === "validation";
  const disown = async () => {
    const outcome = await send(() => client.call("disownSignIn", { body: { token } }));
    if (outcome?.ok)
      window.location.assign(`${pagePath(locale, outcome.data.redirectTo)}#${token}`);
  };
  return (
    <section className={styles.page}>
      <PageHeading title={t`Someone else signed in`} />
      {isOver ? (
        <>
          <Notice tone="danger">
            <Trans>
              This link no longer works. If you don't recognise the sign-in, reset your password
              now: that ends every session.
            </Trans>
          </Notice>
          <p className={styles.other}>
            <AppLink className={styles.link} to="/recover">
              <Trans>Reset your password</Trans>
            </AppLink>
          </p>
        </>
      ) : (
        <>
          <p>
            <Trans>
              Every session ends and your password stops working; then you set a new one. For{" "}
              <HoldTime /> you can't sell or send.
            </Trans>
          </p>
          {failure && (
            <Notice tone="danger">
              <FailureWords failure={failure} />
            </Notice>
          )}
          <Button variant="danger" wide busy={isBusy} onClick={() => void disown()}>
            <Trans>End every session</Trans>
          </Button>
        </>
      )}
    </section>
  );
}
