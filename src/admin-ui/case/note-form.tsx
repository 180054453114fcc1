import { useState, type KeyboardEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { FailureNote } from "../design/failure-note.tsx";
import { useFocusAtStart } from "../design/use-focus-at-start.ts";
import { client } from "../server/client.ts";
import { isSendKey } from "../acts/send-key.ts";
import { useCaseAct } from "./use-case-act.ts";
import styles from "../design/forms.module.css";

/** A note visible to staff only. */
export function NoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const { send, isSending, failure } = useCaseAct();
  const field = useFocusAtStart<HTMLTextAreaElement>();
  const submit = async () => {
    const body = { text };
    if (await send(() => client.call("noteCase", { parameters: { id }, body }))) onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDone();
    if (!isSendKey(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={styles.form}>
      <TextField
        label={t`Private note`}
        helperText={t`Only staff see it.`}
        multiline
        minRows={2}
        inputRef={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <FailureNote failure={failure} />
      <div className={styles.row}>
        <Button variant="contained" disabled={isSending} onClick={() => void submit()}>
          <Trans>Save note</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  );
}
