import { Trans } from "@lingui/react/macro";
import type { SupportChatView } from "../../adapters/http/contract/admin/support-desk.ts";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "./support-entries.module.css";

type Entry = SupportChatView["messages"][number];

/** What was written, and what was made of the chat. */
export function SupportEntries({ chat }: { chat: SupportChatView }) {
  const lastOwn = chat.messages.findLast(({ isByPerson }) => !isByPerson)?.seq;
  return (
    <ol className={styles.list}>
      {chat.messages.map((entry) => (
        <li key={entry.seq} className={styles.entry} data-by={byOf(entry)}>
          <p className={styles.head}>
            <Author entry={entry} username={chat.username} />
            <span className={styles.time}>
              <Moment at={entry.at} exact />
              {entry.seq === lastOwn && entry.kind !== "closed" && (
                <>
                  {" · "}
                  {chat.personReadSeq >= entry.seq ? <Trans>read</Trans> : <Trans>not read</Trans>}
                </>
              )}
            </span>
          </p>
          <EntryText entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function byOf({ kind, isByPerson }: Entry): "person" | "staff" | "event" {
  if (kind === "waiting" || kind === "closed") return "event";
  return isByPerson ? "person" : "staff";
}

function Author({ entry, username }: { entry: Entry; username: string }) {
  if (entry.isByPerson) return <bdi className={styles.who}>{username}</bdi>;
  return (
    <span className={styles.who}>
      {entry.codeName === null ? <Trans>The platform</Trans> : <bdi>{entry.codeName}</bdi>}
      {entry.kind === "notice" && (
        <>
          {" "}
          <Chip tone="info">
            <Trans>Notice by payment support</Trans>
          </Chip>
        </>
      )}
    </span>
  );
}

function EntryText({ entry: { kind, text } }: { entry: Entry }) {
  switch (kind) {
    case "waiting":
      return <Trans>said that we look into it</Trans>;
    case "closed":
      return <Trans>closed the chat</Trans>;
    default:
      return text === "" ? (
        <i>
          <Trans>deleted after its time</Trans>
        </i>
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      );
  }
}
