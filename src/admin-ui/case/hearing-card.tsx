import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Card } from "../design/card.tsx";
import { client } from "../server/client.ts";
import { ReasonForm } from "../design/reason-form.tsx";
import { useCaseAct } from "./use-case-act.ts";
import styles from "../design/forms.module.css";

/** The appeal against the verdict: it stands, or someone else hears the case again. */
export function HearingCard({ dispute: { id, entries } }: { dispute: CaseView }) {
  const { t } = useLingui();
  const { send, isSending, failure } = useCaseAct();
  const appeal = entries.findLast(({ kind, act }) => kind === "text" && act === "appeal");
  const hear = (route: "rejectAppeal" | "grantAppeal", reason: string) =>
    void send(() => client.call(route, { parameters: { id }, body: { reason } }));
  return (
    <Card title={<Trans>Review appeal</Trans>}>
      <div className={styles.form}>
        {appeal?.text && (
          <p className={styles.quote}>
            <bdi>{appeal.text}</bdi>
          </p>
        )}
        <ReasonForm label={t`Explanation for both sides`} failure={failure}>
          {(reason) => (
            <>
              <Button
                variant="contained"
                disabled={isSending || reason === ""}
                onClick={() => hear("rejectAppeal", reason)}
              >
                <Trans>Uphold the verdict</Trans>
              </Button>
              <Button
                variant="outlined"
                disabled={isSending || reason === ""}
                onClick={() => hear("grantAppeal", reason)}
              >
                <Trans>Reopen the case</Trans>
              </Button>
            </>
          )}
        </ReasonForm>
        <p className={styles.next}>
          <Trans>
            If you uphold it, the verdict is paid out at once. If you reopen the case, someone else
            decides, and that is final.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
