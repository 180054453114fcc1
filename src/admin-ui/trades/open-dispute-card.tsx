import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { useCaseAct } from "../case/use-case-act.ts";
import { Card } from "../design/card.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import styles from "../design/forms.module.css";

/** Opens a dispute on a paid trade for the parties, and opens its case. */
export function OpenDisputeCard({ id }: { id: string }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { send, isSending, failure } = useCaseAct();
  const openDispute = async (reason: string) => {
    const input = { parameters: { id }, body: { reason } };
    const opened = await send(() => client.call("openDisputeByStaff", input));
    if (opened) await navigate(`/disputes/${opened.id}/show`);
  };
  return (
    <Card title={<Trans>Dispute</Trans>}>
      <div className={styles.form}>
        <p>
          <Trans>The trade becomes a case. The crypto stays held until it is decided.</Trans>
        </p>
        <Button variant="outlined" onClick={() => setIsAsking(true)}>
          <Trans>Open a dispute</Trans>
        </Button>
      </div>
      {isAsking && (
        <ReasonDialog
          title={<Trans>Open a dispute</Trans>}
          act={<Trans>Open dispute</Trans>}
          isSending={isSending}
          failure={failure}
          onSend={(reason) => void openDispute(reason)}
          onClose={() => setIsAsking(false)}
        >
          <p>
            <Trans>Both sides are told that staff opened the dispute.</Trans>
          </p>
        </ReasonDialog>
      )}
    </Card>
  );
}
