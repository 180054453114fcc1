import { useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import { Card } from "./card.tsx";
import { Moment } from "./moment.tsx";
import { ReasonForm } from "./reason-form.tsx";
import styles from "./record-page.module.css";

/**
 * Accepts or declines what somebody asked for, with words that they read; afterwards, the decision.
 *
 * - `onDecide`: true once the decision is stored.
 */
export function DecisionCard(props: {
  decided: { readonly words: string; readonly by: string; readonly at: string } | null;
  hint: string;
  accept: ReactNode;
  isSending: boolean;
  failure: CallFailure | undefined;
  onDecide: (isAccepted: boolean, reason: string) => Promise<boolean>;
}) {
  const { decided, hint, accept, isSending, failure, onDecide } = props;
  const { t } = useLingui();
  const [decisions, setDecisions] = useState(0);
  const decide = async (isAccepted: boolean, reason: string) => {
    if (await onDecide(isAccepted, reason)) setDecisions(decisions + 1);
  };
  return (
    <Card title={<Trans>Decide</Trans>}>
      {decided ? (
        <p role="status" className={styles.second}>
          <bdi dir="auto">{decided.words}</bdi>
          {" · "}
          <bdi>{decided.by}</bdi>
          {" · "}
          <Moment at={decided.at} />
        </p>
      ) : (
        <ReasonForm key={decisions} label={t`Why`} hint={hint} failure={failure}>
          {(reason) => (
            <>
              <Button
                variant="contained"
                disabled={isSending || reason === ""}
                onClick={() => void decide(true, reason)}
              >
                {accept}
              </Button>
              <Button
                variant="outlined"
                disabled={isSending || reason === ""}
                onClick={() => void decide(false, reason)}
              >
                <Trans>Decline</Trans>
              </Button>
            </>
          )}
        </ReasonForm>
      )}
    </Card>
  );
}
