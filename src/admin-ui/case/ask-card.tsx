import { useRef, useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { evidenceKinds, type EvidenceKind } from "../../domain/dispute/decide-case.ts";
import { Card } from "../design/card.tsx";
import { KeyHint } from "../design/key-hint.tsx";
import { AskForm } from "./ask-form.tsx";
import { EvidenceWords } from "../words/event-words.tsx";
import { NoteForm } from "./note-form.tsx";
import { useHotkeys } from "../acts/use-hotkeys.ts";
import styles from "./ask-card.module.css";

/** Asks a side for evidence, or saves a note for staff. One form is open at a time. */
export function AskCard({ dispute }: { dispute: CaseView }) {
  const [open, setOpen] = useState<EvidenceKind | "note">();
  const may = (act: CaseView["acts"][number]) => dispute.acts.includes(act);
  const asking = may("ask") ? evidenceKinds : [];
  useHotkeys({
    ...Object.fromEntries(asking.map((kind, index) => [String(index + 1), () => setOpen(kind)])),
    ...(may("note") && { n: () => setOpen("note") }),
  });
  const chips = useRef<HTMLDivElement>(null);
  const close = () => {
    // The form goes away: the focus returns to what opened it.
    chips.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(undefined);
  };
  const toggle = (what: EvidenceKind | "note") => setOpen(open === what ? undefined : what);
  return (
    <Card title={asking.length > 0 ? <Trans>Ask</Trans> : <Trans>Note</Trans>}>
      <div ref={chips} className={styles.chips}>
        {asking.map((kind, index) => (
          <button
            key={kind}
            type="button"
            className={styles.chip}
            aria-expanded={open === kind}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => toggle(kind)}
          >
            <EvidenceWords what={kind} />
            <KeyHint keys={String(index + 1)} />
          </button>
        ))}
        {may("note") && (
          <button
            type="button"
            className={styles.chip}
            aria-expanded={open === "note"}
            aria-keyshortcuts="N"
            onClick={() => toggle("note")}
          >
            <Trans>Private note</Trans>
            <KeyHint keys="N" />
          </button>
        )}
      </div>
      {open !== undefined && (
        <div className={styles.form}>
          {open === "note" ? (
            <NoteForm id={dispute.id} onDone={close} />
          ) : (
            <AskForm key={open} dispute={dispute} what={open} onDone={close} />
          )}
        </div>
      )}
    </Card>
  );
}
