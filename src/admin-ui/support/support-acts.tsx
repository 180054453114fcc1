import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import type { SupportChatView } from "../../adapters/http/contract/admin/support-desk.ts";
import { may } from "../../domain/staff/staff-roles.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { client } from "../server/client.ts";
import { useStaffSession } from "../server/staff-session.ts";
import { SupportComposer } from "./support-composer.tsx";
import { useSupportAct } from "./use-support-act.ts";
import styles from "../design/record-page.module.css";
import forms from "../design/forms.module.css";

type Act = "take" | "put-back" | "wait" | "close";

/** What the viewer can do with a chat, and the field for an answer where it is theirs. */
export function SupportActs({ chat }: { chat: SupportChatView }) {
  const { member } = useStaffSession();
  const { send, isSending, failure } = useSupportAct(chat.id);
  const { id, state, isMine, workerName } = chat;
  const isClosed = state === "closed";
  const mayTake = workerName === null || (member && may(member.role, "reassign_support"));
  const carryOut = (act: Act) =>
    void send(() => client.call("changeSupportChat", { parameters: { id }, body: { act } }));
  if (!isMine && !isClosed) {
    return (
      <Card title={<Trans>Answer</Trans>}>
        <p className={styles.second}>
          {workerName === null ? (
            <Trans>Nobody works on this chat. Take it to answer.</Trans>
          ) : (
            <Trans>
              <bdi>{workerName}</bdi> works on this chat.
            </Trans>
          )}
        </p>
        <FailureNote failure={failure} />
        {mayTake && (
          <Button variant="contained" disabled={isSending} onClick={() => carryOut("take")}>
            {workerName === null ? <Trans>Take chat</Trans> : <Trans>Take chat over</Trans>}
          </Button>
        )}
      </Card>
    );
  }
  return (
    <Card title={<Trans>Answer</Trans>}>
      <div className={forms.form}>
        {isClosed && (
          <p className={styles.second}>
            <Trans>This chat is closed. An answer opens it again, and it is yours.</Trans>
          </p>
        )}
        <SupportComposer chat={chat} />
        {!isClosed && (
          <>
            <FailureNote failure={failure} />
            <div className={forms.row}>
              {state !== "waiting" && (
                <Button variant="outlined" disabled={isSending} onClick={() => carryOut("wait")}>
                  <Trans>Say we are looking into it</Trans>
                </Button>
              )}
              <Button variant="outlined" disabled={isSending} onClick={() => carryOut("put-back")}>
                <Trans>Put back</Trans>
              </Button>
              <Button variant="outlined" disabled={isSending} onClick={() => carryOut("close")}>
                <Trans>Close chat</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
