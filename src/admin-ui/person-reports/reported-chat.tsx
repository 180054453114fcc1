import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans } from "@lingui/react/macro";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import styles from "../design/record-page.module.css";

/** The chat that a report names, read only when a moderator asks for it: each reading is logged. */
export function ReportedChat(props: { personId: string; chatId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Messages {...props} />;
  return (
    <p className={styles.second}>
      <Button size="small" onClick={() => setOpen(true)}>
        <Trans>Read the chat</Trans>
      </Button>
      <Trans>Reading it is logged.</Trans>
    </p>
  );
}

function Messages({ personId, chatId }: { personId: string; chatId: string }) {
  const input = { parameters: { id: personId, chatId } };
  const { data, error, refetch } = useRead("readReportedChat", input, { isLogged: true });
  const failure = failureIn(error);
  if (failure) return <FailureNote failure={failure} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.length === 0) {
    return (
      <p className={styles.second}>
        <Trans>Nobody wrote in this chat.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {data.map(({ seq, author, text, at }) => (
        <li key={seq} className={styles.line}>
          <p className={styles.second}>
            <bdi className={styles.strong}>{author}</bdi>
            {" · "}
            <Moment at={at} />
          </p>
          <p className={styles.text}>
            {text === "" ? (
              <Trans>Deleted after its retention period</Trans>
            ) : (
              <bdi dir="auto">{text}</bdi>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
