import { useRef, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { FailureNote } from "../design/failure-note.tsx";
import { useFocusAtStart } from "../design/use-focus-at-start.ts";
import { FoundList } from "./found-list.tsx";
import { useFind } from "./use-find.ts";
import styles from "./find-dialog.module.css";

/** Finds people and trades from any page. A single match is opened directly. */
export function FindDialog(props: {
  /** Kept by the page, so that it is still there when the dialog is opened again. */
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}) {
  const { typed, onType, onClose } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const current = useRef(typed);
  const field = useFocusAtStart<HTMLInputElement>();
  const { find, found, isSearching, failure } = useFind();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const all = await find(typed);
    // Somebody who went on typing looks for something else by now.
    if (!all || current.current !== typed) return;
    const [only, ...others] = [
      ...all.trades.map(({ id }) => `/trades/${id}/show`),
      ...all.people.map(({ id }) => `/people/${id}/show`),
    ];
    if (only === undefined || others.length > 0) return;
    onType("");
    onClose();
    await navigate(only);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="find">
      <DialogTitle id="find">
        <Trans>Find</Trans>
      </DialogTitle>
      <DialogContent>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t`ID or name`}
            helperText={t`A trade's ID, or a person's ID or name.`}
            value={typed}
            inputRef={field}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              current.current = event.target.value;
              onType(event.target.value);
            }}
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none" } }}
          />
          <FailureNote failure={failure} />
          <Button type="submit" variant="contained" disabled={isSearching || typed.trim() === ""}>
            <Trans>Find</Trans>
          </Button>
        </form>
        <div role="status">{found && <FoundList found={found} onClose={onClose} />}</div>
      </DialogContent>
    </Dialog>
  );
}
