import { useState, type KeyboardEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { client } from "../server/client.ts";
import { isSendKey } from "../acts/send-key.ts";
import { useCaseAct } from "./use-case-act.ts";
import styles from "../design/forms.module.css";

/** Writes to both parties, in their chat. */
export function Composer({ dispute: { id } }: { dispute: CaseView }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const { send, isSending, failure } = useCaseAct();
  const submit = async () => {
    const body = { text };
    const done = await send(() => client.call("messageParties", { parameters: { id }, body }));
    if (done) setText("");
  };
  const press = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={styles.form}>
      <TextField
        label={t`Message to both sides`}
        multiline
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <FailureNote failure={failure} />
      {text.trim() !== "" && (
        <div className={styles.row}>
          <Button variant="outlined" disabled={isSending} onClick={() => void submit()}>
            <Trans>Send to both</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
