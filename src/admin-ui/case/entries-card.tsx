import type { Ref } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import type { CaseTextKind } from "../../domain/dispute/case-text.ts";
import { Breakable } from "../design/breakable.tsx";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import { Composer } from "./composer.tsx";
import { EntryFiles } from "./entry-files.tsx";
import { EventWords } from "../words/event-words.tsx";
import styles from "./entries-card.module.css";

type Entry = CaseView["entries"][number];

/**
 * Timeline and chat in one list. With `evidence` each line can be selected as evidence for the
 * verdict being written.
 */
export function EntriesCard(props: {
  dispute: CaseView;
  lines: Ref<HTMLOListElement>;
  evidence: readonly string[] | undefined;
  onToggle: (id: string) => void;
}) {
  const { dispute, lines, evidence, onToggle } = props;
  const { entries, acts } = dispute;
  return (
    <Card
      title={<Trans>Timeline and chat</Trans>}
      aside={<Plural value={entries.length} one="# entry" other="# entries" />}
    >
      <ol ref={lines} className={styles.list}>
        {entries.map((entry, index) => (
          <Line
            key={entry.id}
            tradeId={dispute.id}
            entry={entry}
            number={index + 1}
            isChosen={evidence?.includes(entry.id)}
            onToggle={() => onToggle(entry.id)}
          />
        ))}
      </ol>
      <p className={styles.composer}>
        <a href={`/admin/api/disputes/${dispute.id}/case-file`} download>
          <Trans>Download case file</Trans>
        </a>
      </p>
      {acts.includes("message") && (
        <div className={styles.composer}>
          <Composer dispute={dispute} />
        </div>
      )}
    </Card>
  );
}

function Line(props: {
  tradeId: string;
  entry: Entry;
  number: number;
  isChosen: boolean | undefined;
  onToggle: () => void;
}) {
  const { t } = useLingui();
  const { entry, number, isChosen } = props;
  const look = [
    styles.line,
    entry.by === "staff" && !entry.isPrivate && styles.staff,
    entry.isPrivate && styles.private,
    isChosen && styles.chosen,
  ];
  const content = (
    <>
      <span className={styles.time}>
        {isChosen !== undefined && (
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t`Line ${number} as evidence`}
            onChange={props.onToggle}
          />
        )}
        <Moment at={entry.at} exact />
      </span>
      <Author entry={entry} />
      <span className={styles.text}>
        {entry.isPrivate && (
          <>
            <Chip tone="warning">
              <Trans>Private note</Trans>
            </Chip>{" "}
          </>
        )}
        {(entry.text !== null || entry.files.length === 0) && <EntryText entry={entry} />}
        {entry.files.length > 0 && <EntryFiles tradeId={props.tradeId} files={entry.files} />}
      </span>
    </>
  );
  const className = look.filter(Boolean).join(" ");
  return (
    <li>
      {isChosen === undefined ? (
        <div className={className}>{content}</div>
      ) : (
        <label className={className}>{content}</label>
      )}
    </li>
  );
}

function Author({ entry: { by, name } }: { entry: Entry }) {
  if (by === "system") {
    return (
      <span className={styles.system}>
        <Trans>system</Trans>
      </span>
    );
  }
  return (
    <span className={styles.who}>
      <Breakable>{name ?? by}</Breakable>
    </span>
  );
}

/** The kind of the text in which the buyer names the account that they paid from. */
const payerName: CaseTextKind = "payer_name";

function EntryText({ entry }: { entry: Entry }) {
  if (entry.kind === "event") return <EventWords act={entry.act} detail={entry.detail} />;
  if (entry.text === null) {
    return (
      <i>
        <Trans>deleted after its time</Trans>
      </i>
    );
  }
  if (entry.act === payerName) {
    return (
      <Trans>
        Payer's name: <bdi>{entry.text}</bdi>
      </Trans>
    );
  }
  return <bdi>{entry.text}</bdi>;
}
