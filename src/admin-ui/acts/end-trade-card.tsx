import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Card } from "../design/card.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../design/forms.module.css";

/** How far the process got. */
export type EndedTrade = AdminBodyOf<"cancelByStaff">;

/** Ends a trade for legal reasons, sanctions or abuse. */
export function EndTradeCard(props: {
  id: string;
  mayEnd: boolean;
  /** What has been done already. */
  ended: EndedTrade | undefined;
  onEnded: (ended: EndedTrade) => void;
}) {
  const { id, mayEnd, ended, onEnded } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { send, isSending, failure } = useAct();
  const end = async (reason: string) => {
    const input = { parameters: { id }, body: { reason } };
    const done = await send(() => client.call("cancelByStaff", input));
    if (!done) return;
    setIsAsking(false);
    onEnded(done);
  };
  return (
    <Card title={<Trans>Ending the trade</Trans>}>
      <p role="status">{ended && <EndedWords step={ended.step} />}</p>
      <div className={styles.form}>
        {mayEnd && !ended && (
          <>
            <p>
              <Trans>
                For legal reasons, sanctions or abuse. The crypto in escrow goes back to the seller.
              </Trans>
            </p>
            <Button variant="outlined" onClick={() => setIsAsking(true)}>
              <Trans>End this trade</Trans>
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <ReasonDialog
          title={<Trans>End this trade</Trans>}
          act={<Trans>End the trade</Trans>}
          isDangerous
          isSending={isSending}
          failure={failure}
          onSend={(reason) => void end(reason)}
          onClose={() => setIsAsking(false)}
        >
          <p>
            <Trans>
              If crypto is in escrow, the buyer is told first and has time to respond. A disputed
              trade needs two admins.
            </Trans>
          </p>
        </ReasonDialog>
      )}
    </Card>
  );
}

function EndedWords({ step }: { step: string }) {
  switch (step) {
    case "announced":
      return <Trans>Announced to the buyer. It ends when the notice period is over.</Trans>;
    case "awaits_second":
      return <Trans>A second admin has to confirm it. Until then nothing moves.</Trans>;
    default:
      return <Trans>The trade was ended.</Trans>;
  }
}
