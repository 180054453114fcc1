import { Trans } from "@lingui/react/macro";
import type { TeamView } from "../../http/contract/vendor/team.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./vendor.module.css";

/** A vendor whom the user helps, or who asked them to. */
export function VendorRow(props: {
  seat: TeamView["vendors"][number];
  onChanged: () => Promise<void>;
}) {
  const { seat, onChanged } = props;
  const { id, username, scopes, acceptedAt } = seat;
  const act = useAct();
  const parameters = { id };
  const accept = async () => {
    await act.send(() => client.call("acceptTeamInvitation", { parameters }));
    await onChanged();
  };
  const end = async () => {
    await act.send(() => client.call("endHelp", { parameters }));
    await onChanged();
  };
  const isInvited = acceptedAt === null;
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>
          <TraderLink username={username} />
        </span>
        <span className={styles.second}>
          {scopes.includes("chat") && <Trans>You read and write in the chat.</Trans>}{" "}
          {scopes.includes("mark") && <Trans>You mark trades as paid.</Trans>}
        </span>
      </div>
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      <div className={styles.acts}>
        {isInvited && (
          <Button variant="primary" busy={act.isBusy} onClick={() => void accept()}>
            <Trans>Accept</Trans>
          </Button>
        )}
        <Button variant="plain" disabled={act.isBusy} onClick={() => void end()}>
          {isInvited ? <Trans>Decline</Trans> : <Trans>Stop helping</Trans>}
        </Button>
      </div>
    </li>
  );
}
