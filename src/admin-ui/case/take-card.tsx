import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { KeyHint } from "../design/key-hint.tsx";
import { client } from "../server/client.ts";
import { useCaseAct } from "./use-case-act.ts";
import { useHotkeys } from "../acts/use-hotkeys.ts";
import styles from "../design/forms.module.css";

/** An unassigned case waiting for a case worker. */
export function TakeCard({ dispute: { id } }: { dispute: CaseView }) {
  const { send, isSending, failure } = useCaseAct();
  const take = () => void send(() => client.call("takeCase", { parameters: { id } }));
  useHotkeys({ t: take });
  return (
    <Card title={<Trans>Nobody is assigned to this case</Trans>}>
      <div className={styles.form}>
        <p>
          <Trans>Take it to ask, write and decide. Both sides see your code name.</Trans>
        </p>
        <FailureNote failure={failure} />
        <Button
          variant="contained"
          disabled={isSending}
          aria-keyshortcuts="T"
          endIcon={<KeyHint keys="T" />}
          onClick={take}
        >
          <Trans>Take this case</Trans>
        </Button>
      </div>
    </Card>
  );
}
