import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Chip } from "../design/chip.tsx";
import { DeviceWords } from "../design/device-words.tsx";
import { Moment } from "../design/moment.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey, readMemory } from "../server/use-read.ts";
import styles from "../design/columns.module.css";

type Session = AdminBodyOf<"viewPersonAccess">["sessions"][number];

/** What is to be ended. */
type Ending = Session | "all";

/** Where a person is signed in, and the buttons that sign them out. */
export function SessionList({ id, sessions }: { id: string; sessions: readonly Session[] }) {
  const [ending, setEnding] = useState<Ending>();
  const { send, isSending, failure } = useAct();
  if (sessions.length === 0) {
    return (
      <p className={styles.second}>
        <Trans>They are signed in nowhere.</Trans>
      </p>
    );
  }
  const end = async (reason: string) => {
    if (ending === undefined) return;
    const body = { reason, ...(ending !== "all" && { session_id: ending.id }) };
    const parameters = { id };
    const access = await send(() => client.call("endPersonsSessions", { parameters, body }));
    if (!access) return;
    readMemory.setQueryData(readKey("viewPersonAccess", { parameters }), access);
    setEnding(undefined);
  };
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li className={styles.item} key={session.id}>
            <div className={styles.line}>
              <DeviceWords session={session} />
              {session.withFactor && (
                <Chip tone="done">
                  <Trans>with a second factor</Trans>
                </Chip>
              )}
            </div>
            <div className={styles.line}>
              <span className={styles.second}>
                <Trans>
                  since <Moment at={session.startedAt} />, last active{" "}
                  <Moment at={session.lastActiveAt} />
                </Trans>
              </span>
              <Button size="small" onClick={() => setEnding(session)}>
                <Trans>Sign out</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="outlined" color="error" onClick={() => setEnding("all")}>
        <Trans>Sign out everywhere</Trans>
      </Button>
      {ending !== undefined && (
        <ReasonDialog
          title={
            ending === "all" ? <Trans>Sign out everywhere</Trans> : <Trans>Sign out a device</Trans>
          }
          act={<Trans>Sign out</Trans>}
          isDangerous
          isSending={isSending}
          failure={failure}
          onSend={(reason) => void end(reason)}
          onClose={() => setEnding(undefined)}
        >
          <p>
            {ending !== "all" && (
              <>
                <DeviceWords session={ending} />
                {". "}
              </>
            )}
            <Trans>They get an email about it and can sign in again.</Trans>
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
