import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { CompanyApplicationView } from "../../adapters/http/contract/admin/company-applications.ts";
import type { CompanyVerdict } from "../../domain/company/company-application.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";
import styles from "../design/record-page.module.css";

/** What staff can do with an application in its state. */
export function DecideCompanyCard({ company }: { company: CompanyApplicationView }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [decisions, setDecisions] = useState(0);
  const { id, state, reason } = company;
  const parameters = { id };
  const show = (done: CompanyApplicationView | undefined) => {
    if (!done) return;
    memory.setQueryData(readKey("viewCompany", { parameters }), done);
    void memory.invalidateQueries({ queryKey: ["company-applications"] });
    setDecisions(decisions + 1);
  };
  const begin = async () =>
    show(await send(() => client.call("beginCompanyReview", { parameters })));
  const decide = async (verdict: CompanyVerdict, why: string) => {
    const body = { verdict, reason: why };
    show(await send(() => client.call("decideCompany", { parameters, body })));
  };
  return (
    <Card title={<Trans>Decide</Trans>}>
      {state === "application_submitted" && (
        <>
          <FailureNote failure={failure} />
          <p className={styles.second}>
            <Trans>Take it into review first, so that nobody else reads it at the same time.</Trans>
          </p>
          <Button variant="contained" disabled={isSending} onClick={() => void begin()}>
            <Trans>Begin review</Trans>
          </Button>
        </>
      )}
      {state === "in_review" && (
        <ReasonForm
          key={decisions}
          label={t`Why`}
          hint={t`The company reads this.`}
          failure={failure}
        >
          {(why) => (
            <>
              <Button
                variant="contained"
                disabled={isSending || why === ""}
                onClick={() => void decide("approve", why)}
              >
                <Trans>Approve</Trans>
              </Button>
              <Button
                variant="outlined"
                disabled={isSending || why === ""}
                onClick={() => void decide("resubmit", why)}
              >
                <Trans>Send back</Trans>
              </Button>
              <Button
                variant="outlined"
                disabled={isSending || why === ""}
                onClick={() => void decide("reject", why)}
              >
                <Trans>Reject</Trans>
              </Button>
            </>
          )}
        </ReasonForm>
      )}
      {state !== "application_submitted" && state !== "in_review" && (
        <p role="status" className={styles.second}>
          <bdi dir="auto">{reason}</bdi>
        </p>
      )}
    </Card>
  );
}
