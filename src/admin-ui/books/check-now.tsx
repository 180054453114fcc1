import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { FailureNote } from "../design/failure-note.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import styles from "./books-page.module.css";

/** How often to poll for the end of a running audit, and for a new one. */
const whileRunningMs = 1_000;
const otherwiseMs = 30_000;

/** Starts an audit of the books, and reloads the page until it is finished. */
export function CheckNow() {
  const [isRunning, setIsRunning] = useState(false);
  const books = useRead("viewBooks", {}, { everyMs: isRunning ? whileRunningMs : otherwiseMs });
  if (books.data && books.data.isRunning !== isRunning) setIsRunning(books.data.isRunning);
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const check = async () => {
    await send(() => client.call("checkBooks", {}));
    await memory.invalidateQueries({ queryKey: ["viewBooks"] });
    await memory.invalidateQueries({ queryKey: ["readBooksState"] });
  };
  return (
    <div className={styles.check}>
      <FailureNote failure={failure} />
      <span role="status">{isRunning && <Trans>Checking the books…</Trans>}</span>
      <Button
        variant="outlined"
        disabled={!books.data || isRunning || isSending}
        onClick={() => void check()}
      >
        <Trans>Check now</Trans>
      </Button>
    </div>
  );
}
