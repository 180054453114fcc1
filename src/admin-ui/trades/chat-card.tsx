import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../design/forms.module.css";

/** Closes the chat for both sides, or opens it again. */
export function ChatCard({ id, isClosed: wasClosed }: { id: string; isClosed: boolean }) {
  const [isClosed, setClosed] = useState(wasClosed);
  const [isAsking, setIsAsking] = useState(false);
  const { send, isSending, failure } = useAct();
  const change = async (reason: string) => {
    const input = { parameters: { id }, body: { closed: !isClosed, reason } };
    const done = await send(() => client.call("closeChat", input));
    if (!done) return;
    setClosed(done.isChatClosed);
    setIsAsking(false);
  };
  const act = isClosed ? <Trans>Open the chat again</Trans> : <Trans>Close the chat</Trans>;
  return (
    <Card title={<Trans>Chat</Trans>}>
      <div className={styles.form}>
        <p>
          {isClosed ? (
            <Trans>Closed: neither side can write. Case workers still can.</Trans>
          ) : (
            <Trans>Open: both sides can write while the trade allows it.</Trans>
          )}
        </p>
        <Button variant="outlined" onClick={() => setIsAsking(true)}>
          {act}
        </Button>
      </div>
      {isAsking && (
        <ReasonDialog
          title={act}
          act={act}
          isSending={isSending}
          failure={failure}
          onSend={(reason) => void change(reason)}
          onClose={() => setIsAsking(false)}
        >
          <p>
            <Trans>What was written stays. Both sides see that the chat is closed.</Trans>
          </p>
        </ReasonDialog>
      )}
    </Card>
  );
}
