import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { HelperScope } from "../../../domain/vendor/team.ts";
import type { TeamView } from "../../http/contract/vendor/team.ts";
import { Button } from "../design/button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { TraderLink } from "../market/trader-link.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { ScopeFields } from "./scope-fields.tsx";
import styles from "./vendor.module.css";

/** A helper: what they may do, and what takes that away. */
export function HelperRow(props: {
  seat: TeamView["helpers"][number];
  onChanged: () => Promise<void>;
}) {
  const { seat, onChanged } = props;
  const { id, username, scopes, acceptedAt } = seat;
  const act = useAct();
  const [isAsked, setAsked] = useState(false);
  const parameters = { id };
  const change = async (chosen: readonly HelperScope[]) => {
    // Without any right they are no helper.
    if (chosen.length === 0) return setAsked(true);
    const body = { scopes: [...chosen] };
    await act.send(() => client.call("changeHelper", { parameters, body }));
    await onChanged();
  };
  const remove = async () => {
    const outcome = await act.send(() => client.call("endHelp", { parameters }));
    if (outcome?.ok) setAsked(false);
    await onChanged();
  };
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>
          <TraderLink username={username} />
        </span>
        <StatusChip kind={acceptedAt === null ? "waiting" : "done"}>
          {acceptedAt === null ? <Trans>Invited</Trans> : <Trans>Active</Trans>}
        </StatusChip>
      </div>
      <ScopeFields scopes={scopes} onChange={(chosen) => void change(chosen)} />
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      <div>
        <Button variant="plain" onClick={() => setAsked(true)}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        variant="danger"
        title={<Trans>Remove this helper?</Trans>}
        effect={
          <Trans>
            <bdi>{username}</bdi> can&apos;t open your trades any more. What they wrote stays.
          </Trans>
        }
        confirmLabel={<Trans>Remove helper</Trans>}
        busy={act.isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      />
    </li>
  );
}
