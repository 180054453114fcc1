import { useState } from "react";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { StaffVerificationView } from "../../adapters/http/contract/admin/verifications.ts";
import {
  rejectReasons,
  type RejectReason,
  type VerificationVerdict,
} from "../../domain/verification/verification.ts";
import { Card } from "../design/card.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";
import { reasonWords } from "./verification-words.tsx";
import styles from "../design/record-page.module.css";
import forms from "../design/forms.module.css";

/** The decision on a verification; once decided, what its person was told. */
export function DecideVerificationCard({ verification }: { verification: StaffVerificationView }) {
  const { status, rejectReasons: given, words } = verification;
  return (
    <Card title={<Trans>Decide</Trans>}>
      {status === "pending" ? (
        <Decide verification={verification} />
      ) : (
        <p role="status" className={styles.second}>
          {given.map((reason) => (
            <span key={reason}>{reasonWords[reason]()} · </span>
          ))}
          <bdi dir="auto">{words}</bdi>
        </p>
      )}
    </Card>
  );
}

function Decide({ verification: { id, traderId } }: { verification: StaffVerificationView }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [reasons, setReasons] = useState<readonly RejectReason[]>([]);
  const decide = async (verdict: VerificationVerdict, reason: string) => {
    const given = verdict === "reject" ? { reasons: [...reasons] } : {};
    const body = { verification: id, verdict, reason, ...given };
    const input = { parameters: { id: traderId }, body };
    const done = await send(() => client.call("decideVerification", input));
    if (!done) return;
    memory.setQueryData(readKey("viewStaffVerification", { parameters: { id } }), done);
    void memory.invalidateQueries({ queryKey: ["verifications"] });
  };
  const toggle = (reason: RejectReason) => {
    const others = reasons.filter((each) => each !== reason);
    setReasons(others.length < reasons.length ? others : [...reasons, reason]);
  };
  return (
    <>
      <fieldset className={forms.form}>
        <legend>
          <Trans>Reasons of a rejection</Trans>
        </legend>
        {rejectReasons.map((reason) => (
          <FormControlLabel
            key={reason}
            control={
              <Checkbox checked={reasons.includes(reason)} onChange={() => toggle(reason)} />
            }
            label={reasonWords[reason]()}
          />
        ))}
      </fieldset>
      <ReasonForm label={t`Words`} hint={t`The person reads this.`} failure={failure}>
        {(words) => (
          <>
            <Button
              variant="contained"
              disabled={isSending || words === ""}
              onClick={() => void decide("approve", words)}
            >
              <Trans>Approve</Trans>
            </Button>
            <Button
              variant="outlined"
              disabled={isSending || words === "" || reasons.length === 0}
              onClick={() => void decide("reject", words)}
            >
              <Trans>Reject</Trans>
            </Button>
            <Button
              variant="outlined"
              disabled={isSending || words === ""}
              onClick={() => void decide("corrupted", words)}
            >
              <Trans>Files can&apos;t be read</Trans>
            </Button>
          </>
        )}
      </ReasonForm>
    </>
  );
}
