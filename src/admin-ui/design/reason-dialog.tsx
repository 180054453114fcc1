import { useId, useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import { FailureNote } from "./failure-note.tsx";
import { useFocusOfFirstField } from "./use-focus-at-start.ts";
import styles from "./forms.module.css";

/** Asks for a reason before a logged action. It stays open until the action is done. */
export function ReasonDialog(props: {
  title: ReactNode;
  /** The meaning, and any further choices. */
  children: ReactNode;
  /** The button's label. */
  act: ReactNode;
  isDangerous?: boolean;
  /** Whether all other choices have been made. */
  isReady?: boolean;
  isSending: boolean;
  failure: CallFailure | undefined;
  onSend: (reason: string) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const [reason, setReason] = useState("");
  const form = useFocusOfFirstField();
  const { isReady = true, isSending, onSend, onClose } = props;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent>
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSend(reason.trim());
          }}
        >
          {props.children}
          <TextField
            label={t`Why`}
            helperText={t`For staff; recorded in the log.`}
            multiline
            minRows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <FailureNote failure={props.failure} />
          <div className={styles.row}>
            <Button
              type="submit"
              variant="contained"
              color={props.isDangerous ? "error" : "primary"}
              disabled={isSending || !isReady || reason.trim() === ""}
            >
              {props.act}
            </Button>
            <Button onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
