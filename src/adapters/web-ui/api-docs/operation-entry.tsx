import { useEffect, useRef, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { Code, English } from "./code.tsx";
import { FieldList } from "./field-list.tsx";
import type { Operation, Refusal } from "./operations.ts";
import styles from "./operation-entry.module.css";

/**
 * One operation: a summary line, with all its details below when opened.
 *
 * - `isWanted`: whether the address names it; if so, it is opened and scrolled into view.
 */
export function OperationEntry(props: { operation: Operation; isWanted: boolean }) {
  const { operation, isWanted } = props;
  const entry = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(isWanted);
  useEffect(() => {
    if (!isWanted || !entry.current) return;
    entry.current.open = true;
    entry.current.scrollIntoView();
  }, [isWanted]);
  return (
    <details
      ref={entry}
      id={operation.id}
      className={styles.entry}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.line}>
        <span className={`${styles.method} ${operation.method === "GET" ? "" : styles.changes}`}>
          <Code strong>{operation.method}</Code>
        </span>
        <span className={styles.words}>
          <Code strong>{operation.path}</Code>
          <span className={styles.summary}>
            <English>{operation.summary}</English>
          </span>
        </span>
        <ChevronDown className={styles.mark} aria-hidden="true" />
      </summary>
      {isOpen && <Details operation={operation} />}
    </details>
  );
}

function Details({ operation }: { operation: Operation }) {
  const { id, access, needsPageToken, parameters, body, answers, refusals } = operation;
  return (
    <div className={styles.details}>
      <p className={styles.access}>
        <span>
          <AccessWords access={access} /> {needsPageToken && <Trans>Needs the page's token.</Trans>}
        </span>
        <a className={styles.anchor} href={`#${id}`}>
          <Trans>
            Link to <Code>{id}</Code>
          </Trans>
        </a>
      </p>
      {parameters.length > 0 && (
        <FieldList isInput title={<Trans>Parameters</Trans>} fields={parameters} />
      )}
      {body.length > 0 && <FieldList isInput title={<Trans>Body</Trans>} fields={body} />}
      {answers.map(({ status, description, fields }) => (
        <FieldList
          key={status}
          fields={fields}
          title={
            <>
              <Trans>
                Answer <bdi>{status}</bdi>
              </Trans>
              {": "}
              <English>{description}</English>
            </>
          }
        />
      ))}
      <Refusals refusals={refusals} />
    </div>
  );
}

function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  return (
    <section className={styles.refusals}>
      <h3 className={styles.title}>
        <Trans>Refusals</Trans>
      </h3>
      <ul className={styles.list}>
        {refusals.map(({ status, code, sentence }) => (
          <li key={code} className={styles.refusal}>
            <Code>{status}</Code>
            <Code strong>{code}</Code>
            <English>{sentence}</English>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AccessWords({ access }: Pick<Operation, "access">) {
  if (access === "support-token") return <Trans>Needs a token of the support chat.</Trans>;
  return access === "anyone" ? <Trans>No sign-in needed.</Trans> : <Trans>Sign-in needed.</Trans>;
}
