import { useState, type KeyboardEvent, type ReactNode } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import { isSendKey } from "./send-key.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { KeyHint } from "../design/key-hint.tsx";
import { useFocusAtStart } from "../design/use-focus-at-start.ts";
import { TemplateField, type ReasonTemplate } from "./template-field.tsx";
import styles from "./acts-card.module.css";

/**
 * A reason field, the refusal if any, and the button that performs the action. The text stays until
 * it is done.
 */
export function ActForm(props: {
  /** Whose reason it is. */
  label: string;
  /** The button's label. */
  send: ReactNode;
  /** The consequence. */
  next: ReactNode;
  isSending: boolean;
  failure: CallFailure | undefined;
  /** Returns whether it was done. */
  onSend: (reason: string) => Promise<boolean>;
  onDone: () => void;
  /** Texts that the reason can begin with. */
  templates?: readonly ReasonTemplate[];
  /** Further choices. */
  children?: ReactNode;
}) {
  const { label, send, next, isSending, failure, onSend, onDone, templates, children } = props;
  const [reason, setReason] = useState("");
  const field = useFocusAtStart<HTMLTextAreaElement>();
  const submit = async () => {
    if (await onSend(reason.trim())) onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDone();
    if (!isSendKey(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={styles.form}>
      {templates && <TemplateField templates={templates} onChoose={setReason} />}
      <TextField
        label={label}
        multiline
        minRows={3}
        inputRef={field}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={press}
      />
      {children}
      <FailureNote failure={failure} />
      <div className={styles.row}>
        <Button
          variant="contained"
          disabled={isSending}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          endIcon={<KeyHint keys="⌘ ↵" />}
          onClick={() => void submit()}
        >
          {send}
        </Button>
        <Button onClick={onDone}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <p className={styles.next}>{next}</p>
    </div>
  );
}
