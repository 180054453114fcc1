import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { OwnReputationsView } from "../../http/contract/reputation/reputation.ts";
import { Button } from "../design/button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { RecordFigures } from "../market/record-figures.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./reputation.module.css";

type Claim = OwnReputationsView["claims"][number];

/** A record that the user asked to be shown: where it is, and what takes it away. */
export function ClaimRow({ claim, onChanged }: { claim: Claim; onChanged: () => Promise<void> }) {
  const { id, market, decided } = claim;
  const act = useAct();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    const outcome = await act.send(() =>
      client.call("removeReputationClaim", { parameters: { id } }),
    );
    if (outcome?.ok) setAsked(false);
    await onChanged();
  };
  const isShown = decided?.isConfirmed === true;
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>
          <bdi>{market}</bdi>
        </span>
        <StateChip decided={decided} />
      </div>
      <p className={styles.second}>
        <RecordFigures {...claim} />
      </p>
      {decided && (
        <p className={styles.second}>
          <bdi dir="auto">{decided.words}</bdi>
        </p>
      )}
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      <div>
        <Button
          variant="plain"
          disabled={act.isBusy}
          onClick={() => (isShown ? setAsked(true) : void remove())}
        >
          {decided ? <Trans>Remove</Trans> : <Trans>Withdraw</Trans>}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        variant="danger"
        title={<Trans>Remove this record?</Trans>}
        effect={
          <Trans>
            Your profile no longer shows it. To bring it back, a moderator has to check it again.
          </Trans>
        }
        confirmLabel={<Trans>Remove record</Trans>}
        busy={act.isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      />
    </li>
  );
}

function StateChip({ decided }: Pick<Claim, "decided">) {
  if (!decided) {
    return (
      <StatusChip kind="waiting">
        <Trans>Waiting for a moderator</Trans>
      </StatusChip>
    );
  }
  return decided.isConfirmed ? (
    <StatusChip kind="done">
      <Trans>On your profile</Trans>
    </StatusChip>
  ) : (
    <StatusChip kind="refused">
      <Trans>Declined</Trans>
    </StatusChip>
  );
}
