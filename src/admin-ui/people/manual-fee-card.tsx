import { useState } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Card } from "../design/card.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useStaffSession } from "../server/staff-session.ts";
import { readKey, useRead } from "../server/use-read.ts";
import styles from "../design/record-page.module.css";

/** Whether the person may set the escrow fees of their offers, and the switch for admins. */
export function ManualFeeCard({ id }: { id: string }) {
  const { t } = useLingui();
  const { member } = useStaffSession();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [least, setLeast] = useState("");
  const [most, setMost] = useState("5");
  const [changes, setChanges] = useState(0);
  const parameters = { id };
  const { data: right } = useRead("viewManualFeeRight", { parameters });
  if (!right) return null;
  const bounds = { least: basisPoints(least), most: basisPoints(most) };
  const change = async (reason: string) => {
    const body = right.isAllowed
      ? { is_allowed: false, least: undefined, most: undefined, reason }
      : { is_allowed: true, ...bounds, reason };
    const done = await send(() => client.call("allowManualFee", { parameters, body }));
    if (!done) return;
    memory.setQueryData(readKey("viewManualFeeRight", { parameters }), done);
    setChanges(changes + 1);
  };
  const [from, to] = [right.least, right.most].map((points) => `${(points ?? 0) / 100}%`);
  return (
    <Card title={<Trans>Own escrow fees</Trans>}>
      <p role="status" className={styles.second}>
        {!right.isAllowed ? (
          <Trans>Their offers pay the standard fees.</Trans>
        ) : right.least === null ? (
          <Trans>
            May set fees from the standard fee to <bdi>{to}</bdi>.
          </Trans>
        ) : (
          <Trans>
            May set fees from <bdi>{from}</bdi> to <bdi>{to}</bdi>.
          </Trans>
        )}
      </p>
      {member?.permissions.includes("allow_manual_fees") && (
        <ReasonForm
          key={changes}
          label={t`Why`}
          hint={t`For staff; recorded in the log.`}
          failure={failure}
        >
          {(why) => (
            <>
              {!right.isAllowed && (
                <>
                  <TextField
                    size="small"
                    label={t`Lowest fee in percent`}
                    helperText={t`Leave empty for the standard fee.`}
                    value={least}
                    onChange={(event) => setLeast(event.target.value)}
                  />
                  <TextField
                    size="small"
                    label={t`Highest fee in percent`}
                    value={most}
                    onChange={(event) => setMost(event.target.value)}
                  />
                </>
              )}
              <Button
                variant="outlined"
                disabled={
                  isSending || why === "" || (!right.isAllowed && bounds.most === undefined)
                }
                onClick={() => void change(why)}
              >
                {right.isAllowed ? <Trans>End own fees</Trans> : <Trans>Allow own fees</Trans>}
              </Button>
            </>
          )}
        </ReasonForm>
      )}
    </Card>
  );
}

/** A percentage as typed; undefined where it is none. */
function basisPoints(percent: string): number | undefined {
  const points = Math.round(Number(percent.replace(",", ".")) * 100);
  return percent.trim() === "" || Number.isNaN(points) ? undefined : points;
}
