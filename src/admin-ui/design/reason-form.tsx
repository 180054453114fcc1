import { useState, type ReactNode } from "react";
import TextField from "@mui/material/TextField";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import { FailureNote } from "./failure-note.tsx";
import styles from "./forms.module.css";

/** A text that accompanies an action, the refusal if any, and the action's buttons. */
export function ReasonForm(props: {
  label: string;
  hint?: string;
  failure: CallFailure | undefined;
  /** The buttons, given the typed text. */
  children: (text: string) => ReactNode;
}) {
  const [text, setText] = useState("");
  return (
    <div className={styles.form}>
      <TextField
        label={props.label}
        helperText={props.hint}
        multiline
        minRows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FailureNote failure={props.failure} />
      <div className={styles.row}>{props.children(text.trim())}</div>
    </div>
  );
}
