import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { DeviceWords } from "../design/device-words.tsx";
import { Moment } from "../design/moment.tsx";
import { client } from "../server/client.ts";
import { useOwnAct } from "./use-own-act.ts";
import columns from "../design/columns.module.css";
import styles from "./own-account.module.css";

type Session = AdminBodyOf<"viewOwnAccount">["sessions"][number];

/** Where the user is signed in to the console, and the buttons that end it. */
export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useLingui();
  const { send, isSending, failure } = useOwnAct();
  const end = (id: string) => send(() => client.call("endStaffSession", { parameters: { id } }));
  return (
    <Card title={<Trans>Sessions</Trans>}>
      <FailureNote failure={failure} />
      <ul className={styles.list} aria-label={t`Sessions`}>
        {sessions.map((session) => (
          <li className={styles.item} key={session.id}>
            <div>
              <div className={styles.name}>
                <DeviceWords session={session} />
              </div>
              <span className={columns.second}>
                <Trans>
                  last active <Moment at={session.lastActiveAt} />
                </Trans>
              </span>
            </div>
            {session.isThis ? (
              <Chip tone="info">
                <Trans>this browser</Trans>
              </Chip>
            ) : (
              <Button variant="outlined" disabled={isSending} onClick={() => void end(session.id)}>
                <Trans>End session</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            disabled={isSending}
            onClick={() => void send(() => client.call("endOtherStaffSessions", {}))}
          >
            <Trans>End all other sessions</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
