import { lazy, Suspense, useId, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead, useReadAgain } from "../server/use-read.ts";
import styles from "./settings-section.module.css";

/** Few visits of the page need it. */
const SecurityQuestionsDialog = lazy(async () => ({
  default: (await import("./security-questions-dialog.tsx")).SecurityQuestionsDialog,
}));

/** The questions that support may ask the user, besides other proofs. */
export function SecurityQuestionsSection() {
  const { locale } = useLingui().i18n;
  const id = useId();
  const questions = useRead("viewSecurityQuestions", {});
  const readAgain = useReadAgain();
  const [state, setState] = useState<"asked" | "saved">();
  const seen = questions.data?.data;
  const saved = () => {
    setState("saved");
    void readAgain("viewSecurityQuestions");
  };
  return (
    <Card>
      <section className={styles.section} aria-labelledby={id}>
        <div>
          <h2 id={id} className={styles.title}>
            <Trans>Security questions</Trans>
          </h2>
          <p className={styles.about}>
            <Trans>
              If you lose access, support can ask you these as one of several proofs. They never
              sign anyone in.
            </Trans>
          </p>
        </div>
        {state === "saved" && (
          <Notice tone="done">
            <Trans>Your security questions were saved.</Trans>
          </Notice>
        )}
        {!seen && questions.isError && (
          <LoadFailure onRetry={() => void questions.refetch()} isRetrying={questions.isFetching} />
        )}
        {!seen && !questions.isError && (
          <div aria-busy="true">
            <Skeleton shape="control" width="full" />
          </div>
        )}
        {seen && (
          <>
            <p>
              {seen.setAt === null ? (
                <Trans>You haven&apos;t chosen any yet.</Trans>
              ) : (
                <Trans>
                  Set{" "}
                  <time dateTime={seen.setAt}>
                    <bdi>{momentText(locale, Date.parse(seen.setAt), questions.dataUpdatedAt)}</bdi>
                  </time>
                </Trans>
              )}
            </p>
            <div>
              <Button variant="plain" onClick={() => setState("asked")}>
                {seen.setAt === null ? (
                  <Trans>Choose security questions</Trans>
                ) : (
                  <Trans>Replace security questions</Trans>
                )}
              </Button>
            </div>
          </>
        )}
        {state === "asked" && (
          <Suspense>
            <SecurityQuestionsDialog onCancel={() => setState(undefined)} onSaved={saved} />
          </Suspense>
        )}
      </section>
    </Card>
  );
}
