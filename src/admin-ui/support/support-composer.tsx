import { useRef, useState, type KeyboardEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SupportChatView } from "../../adapters/http/contract/admin/support-desk.ts";
import { isSendKey } from "../acts/send-key.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { client } from "../server/client.ts";
import { ReadyAnswers } from "./ready-answers.tsx";
import { useSupportAct } from "./use-support-act.ts";
import styles from "../design/forms.module.css";

/** Answers a person. */
export function SupportComposer({ chat: { id, username } }: { chat: SupportChatView }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isSending, failure } = useSupportAct(id);
  const submit = async () => {
    if (text.trim() === "" || isSending) return;
    const done = await send(() =>
      client.call("answerSupport", { parameters: { id }, body: { text } }),
    );
    if (!done) return;
    setText("");
    // The button can't be pressed without a text, and would lose the focus.
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={styles.form}>
      <TextField
        label={t`Answer to ${username}`}
        inputRef={field}
        multiline
        minRows={3}
        maxRows={10}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <FailureNote failure={failure} />
      <ReadyAnswers onChoose={setText} />
      <div className={styles.row}>
        <Button
          variant="contained"
          disabled={isSending || text.trim() === ""}
          onClick={() => void submit()}
        >
          <Trans>Send answer</Trans>
        </Button>
      </div>
    </div>
  );
}
