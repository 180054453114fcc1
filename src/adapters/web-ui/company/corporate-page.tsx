import { useEffect, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { showToast } from "../design/toast-store.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { paymentLinksPath, verifyCompanyPath } from "../navigation/paths.ts";
import { usePolicy } from "../page-policy.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "./company.module.css";

/** Before the page goes on, so that the message can be read (specification, sections 4 and 9). */
const redirectMs = 4_000;

/** Makes the account corporate, or personal again. */
export function CorporatePage() {
  const { t } = useLingui();
  const [, go] = useLocation();
  const [goesTo, setGoesTo] = useState<string | null>(null);
  useEffect(() => {
    if (goesTo === null) return;
    const timer = setTimeout(() => go(goesTo), redirectMs);
    return () => clearTimeout(timer);
  }, [goesTo, go]);
  return (
    <section className={styles.page}>
      <PageHeading title={t`Corporate account`} />
      {goesTo === null ? (
        <Conversion onRedirect={setGoesTo} />
      ) : (
        <Notice tone="info">
          <Trans>
            Opening the next page… <AppLink to={goesTo}>Go there now</AppLink>
          </Trans>
        </Notice>
      )}
    </section>
  );
}

function Conversion({ onRedirect }: { onRedirect: (to: string) => void }) {
  const { isCorporateAccount } = useReader();
  const { flags } = usePolicy();
  const act = useAct();
  const readAgain = useReadAgain();
  const [isAsked, setAsked] = useState(false);
  const convert = async (id: "convertToCorporate" | "convertToPersonal") => {
    const outcome = await act.send(() => client.call(id, {}));
    setAsked(false);
    if (!outcome?.ok) return;
    const { redirect } = outcome.data;
    await readAgain("getCurrentUser");
    const isDone = outcome.data.isCorporateAccount === (id === "convertToCorporate");
    showToast(isDone ? "success" : "error", <OutcomeWords id={id} redirect={redirect} />);
    if (redirect !== null) onRedirect(redirect);
  };
  return (
    <Card>
      <div className={styles.part}>
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
        {isCorporateAccount ? (
          <>
            <p>
              <Trans>
                This account belongs to a company. Its name can be shown on the profile once staff
                have verified it.
              </Trans>
            </p>
            <p>
              <AppLink to={verifyCompanyPath}>
                <Trans>Verify your company</Trans>
              </AppLink>
            </p>
            <p>
              <AppLink to={paymentLinksPath}>
                <Trans>Payment links</Trans>
              </AppLink>
            </p>
            <Button variant="plain" busy={act.isBusy} onClick={() => setAsked(true)}>
              <Trans>Switch back to personal</Trans>
            </Button>
          </>
        ) : flags.corporateAccount ? (
          <>
            <p>
              <Trans>
                A corporate account is for a company and not for a person. Staff verify the company
                by its documents; then its name can be shown and your limits rise.
              </Trans>
            </p>
            <Button
              variant="primary"
              busy={act.isBusy}
              onClick={() => void convert("convertToCorporate")}
            >
              <Trans>Switch to a corporate account</Trans>
            </Button>
          </>
        ) : (
          <p>
            <Trans>Corporate accounts aren&apos;t offered here.</Trans>
          </p>
        )}
        <ConfirmDialog
          open={isAsked}
          title={<Trans>Switch to a personal account?</Trans>}
          effect={
            <Trans>
              Your application and its documents are deleted, and the company&apos;s name and limits
              end. To become corporate again, you apply again.
            </Trans>
          }
          confirmLabel={<Trans>Switch to personal</Trans>}
          variant="danger"
          busy={act.isBusy}
          onConfirm={() => void convert("convertToPersonal")}
          onCancel={() => setAsked(false)}
        />
      </div>
    </Card>
  );
}

/** What happened, or what has to end first. */
function OutcomeWords(props: {
  id: "convertToCorporate" | "convertToPersonal";
  redirect: string | null;
}) {
  const { id, redirect } = props;
  if (id === "convertToCorporate") {
    return <Trans>Your account is corporate now. Verify your company next.</Trans>;
  }
  if (redirect === null) return <Trans>Your account is personal again.</Trans>;
  if (redirect === verifyCompanyPath) {
    return <Trans>Your application is being reviewed. Wait for the decision.</Trans>;
  }
  return (
    <Trans>Your trade partners agreed to trade with a company. Finish your trades first.</Trans>
  );
}
