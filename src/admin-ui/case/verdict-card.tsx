import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import { client } from "../server/client.ts";
import { ReasonForm } from "../design/reason-form.tsx";
import { useCaseAct } from "./use-case-act.ts";
import { VerdictReasons } from "./verdict-reasons.tsx";
import { VerdictWords } from "./verdict-words.tsx";
import styles from "../design/forms.module.css";

/** A verdict in force, or one awaiting a second person. */
export function VerdictCard({ dispute }: { dispute: CaseView }) {
  const { verdict, verdictWaits, payoutAt, appealedBy, acts, multisigEscrow } = dispute;
  const isUnsigned = multisigEscrow?.ending && !multisigEscrow.payout && !multisigEscrow.spend;
  if (verdict) {
    return (
      <Card title={<Trans>Decided</Trans>}>
        <div className={styles.form}>
          <p>
            <b>
              <VerdictWords verdict={verdict} />
            </b>
          </p>
          <VerdictReasons dispute={dispute} verdict={verdict} />
          {appealedBy !== null && (
            <p>
              {appealedBy === "buyer" ? (
                <Trans>The buyer appealed.</Trans>
              ) : (
                <Trans>The seller appealed.</Trans>
              )}
            </p>
          )}
          {payoutAt !== null && appealedBy === null && (
            <p>
              <Trans>
                Paid out at <Moment at={payoutAt} /> unless someone appeals.
              </Trans>
            </p>
          )}
          {isUnsigned && (
            <p>
              <Trans>The payout waits for the signature of a party. We sign second.</Trans>
            </p>
          )}
        </div>
      </Card>
    );
  }
  if (!verdictWaits) return null;
  const { username } = verdictWaits.by;
  return (
    <Card title={<Trans>Waiting for a second person</Trans>}>
      <div className={styles.form}>
        <p>
          <b>
            <VerdictWords verdict={verdictWaits} />
          </b>
          {" · "}
          <Trans>
            by <bdi>{username}</bdi>
          </Trans>
        </p>
        <VerdictReasons dispute={dispute} verdict={verdictWaits} />
        {acts.includes("confirm") ? (
          <Confirmation id={dispute.id} />
        ) : (
          <p>
            <Trans>A supermoderator confirms it. Until then nothing moves.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

function Confirmation({ id }: { id: string }) {
  const { t } = useLingui();
  const { send, isSending, failure } = useCaseAct();
  return (
    <ReasonForm
      label={t`Why you agree`}
      hint={t`For staff; recorded in the log.`}
      failure={failure}
    >
      {(reason) => (
        <Button
          variant="contained"
          disabled={isSending || reason === ""}
          onClick={() =>
            void send(() => client.call("confirmVerdict", { parameters: { id }, body: { reason } }))
          }
        >
          <Trans>Confirm the verdict</Trans>
        </Button>
      )}
    </ReasonForm>
  );
}
