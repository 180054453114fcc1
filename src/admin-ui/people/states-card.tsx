import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { StateWords } from "../design/state-chips.tsx";
import { client } from "../server/client.ts";
import { usePersonAct } from "./use-person-act.ts";
import styles from "../design/columns.module.css";

type Begun = PersonView["history"][number];

/** Every state the account has ever been in: who started it, why, until when, and how it ended. */
export function StatesCard({ person: { id, history } }: { person: PersonView }) {
  const [lifting, setLifting] = useState<Begun>();
  return (
    <Card title={<Trans>States of the account</Trans>}>
      {history.length === 0 ? (
        <p className={styles.second}>
          <Trans>None so far.</Trans>
        </p>
      ) : (
        <ol className={styles.list}>
          {history.map((begun) => (
            <li className={styles.item} key={begun.id}>
              <BegunState begun={begun} onLift={() => setLifting(begun)} />
            </li>
          ))}
        </ol>
      )}
      {lifting && <LiftDialog id={id} begun={lifting} onClose={() => setLifting(undefined)} />}
    </Card>
  );
}

function BegunState({ begun, onLift }: { begun: Begun; onLift: () => void }) {
  const { begunBy } = begun;
  return (
    <>
      <div className={styles.line}>
        <Chip tone={begun.holds ? "danger" : "neutral"}>
          <StateWords state={begun.state} />
        </Chip>
        {begun.mayLift && (
          <Button variant="outlined" size="small" onClick={onLift}>
            <Trans>Lift</Trans>
          </Button>
        )}
      </div>
      <p className={styles.text}>
        <bdi>{begun.reason}</bdi>
      </p>
      <p className={styles.second}>
        <Trans>
          Set by <bdi>{begunBy}</bdi>, <Moment at={begun.begunAt} />
        </Trans>
      </p>
      <p className={styles.second}>
        <EndWords begun={begun} />
      </p>
      {begun.liftReason !== null && (
        <p className={styles.text}>
          <bdi>{begun.liftReason}</bdi>
        </p>
      )}
    </>
  );
}

function EndWords({ begun: { holds, until, liftedAt, liftedBy } }: { begun: Begun }) {
  if (liftedAt !== null) {
    return (
      <Trans>
        Lifted by <bdi>{liftedBy}</bdi>, <Moment at={liftedAt} />
      </Trans>
    );
  }
  if (until === null) return <Trans>Until it is lifted</Trans>;
  return holds ? (
    <Trans>
      Until <Moment at={until} />
    </Trans>
  ) : (
    <Trans>
      Expired, <Moment at={until} />
    </Trans>
  );
}

function LiftDialog(props: { id: string; begun: Begun; onClose: () => void }) {
  const { id, begun, onClose } = props;
  const { send, isSending, failure } = usePersonAct();
  const lift = async (reason: string) => {
    const input = { parameters: { id, stateId: begun.id }, body: { reason } };
    if (await send(() => client.call("liftAccountState", input))) onClose();
  };
  return (
    <ReasonDialog
      title={
        <Trans>
          Lift: <StateWords state={begun.state} />
        </Trans>
      }
      act={<Trans>Lift the state</Trans>}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void lift(reason)}
      onClose={onClose}
    >
      <p>
        <Trans>This state ends. Others may still apply.</Trans>
      </p>
    </ReasonDialog>
  );
}
