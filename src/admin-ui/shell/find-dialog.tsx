import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Trans } from "@lingui/react/macro";
import { useFocusAtStart } from "../design/use-focus-at-start.ts";
import { TradeIdField } from "../trades/trade-id-field.tsx";
import { useOpenTrade } from "../trades/use-open-trade.ts";
import styles from "./find-dialog.module.css";

/** Finds a thing by its id, from wherever one is. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const [id, setId] = useState("");
  const field = useFocusAtStart<HTMLInputElement>();
  const { open, problem, isSearching } = useOpenTrade();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await open(id)) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="find">
      <DialogTitle id="find">
        <Trans>Find a trade</Trans>
      </DialogTitle>
      <DialogContent>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <TradeIdField value={id} onChange={setId} problem={problem} inputRef={field} />
          <Button type="submit" variant="contained" disabled={isSearching}>
            <Trans>Open</Trans>
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
