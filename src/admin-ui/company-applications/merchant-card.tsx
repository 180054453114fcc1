import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { CompanyApplicationView } from "../../adapters/http/contract/admin/company-applications.ts";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useStaffSession } from "../server/staff-session.ts";
import { readKey } from "../server/use-read.ts";
import styles from "../design/record-page.module.css";

/** Whether a verified company takes payments by links, and the switch for admins. */
export function MerchantCard({ company }: { company: CompanyApplicationView }) {
  const { t } = useLingui();
  const { member } = useStaffSession();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [changes, setChanges] = useState(0);
  const { id, merchantSince } = company;
  const parameters = { id };
  const isAllowed = merchantSince !== null;
  const change = async (reason: string) => {
    const body = { is_allowed: !isAllowed, reason };
    const done = await send(() => client.call("allowMerchant", { parameters, body }));
    if (!done) return;
    memory.setQueryData(readKey("viewCompany", { parameters }), done);
    setChanges(changes + 1);
  };
  return (
    <Card title={<Trans>Payment links</Trans>}>
      <p role="status" className={styles.second}>
        {isAllowed ? (
          <Trans>
            Takes payments by links since <Moment at={merchantSince} />.
          </Trans>
        ) : (
          <Trans>Takes no payments by links.</Trans>
        )}
      </p>
      {member?.permissions.includes("allow_merchants") && (
        <ReasonForm
          key={changes}
          label={t`Why`}
          hint={t`For staff; recorded in the log.`}
          failure={failure}
        >
          {(why) => (
            <Button
              variant={isAllowed ? "outlined" : "contained"}
              disabled={isSending || why === ""}
              onClick={() => void change(why)}
            >
              {isAllowed ? <Trans>End payment links</Trans> : <Trans>Allow payment links</Trans>}
            </Button>
          )}
        </ReasonForm>
      )}
    </Card>
  );
}
