import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { parseReportText } from "../../../domain/offer/moderation-text.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { RadioList } from "../design/radio-list.tsx";
import { usePolicy } from "../page-policy.ts";
import { WordsField } from "./words-field.tsx";

/** What a reporter sends: `text` is undefined where they wrote nothing. */
export interface TypedReport<Reason> {
  readonly reason: Reason;
  readonly text: string | undefined;
}

/** Asks why something is reported, and has it sent to the moderators. */
export function ReportDialog<Reason extends string>(props: {
  title: ReactNode;
  effect: ReactNode;
  reasons: readonly Reason[];
  wordsOf: (reason: Reason) => ReactNode;
  /** Above the text field while the reason is `other`, which requires a text. */
  otherLabel: ReactNode;
  busy: boolean;
  failure: ReactNode;
  onSend: (report: TypedReport<Reason>) => void;
  onCancel: () => void;
}) {
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState("");
  const [wasTried, setTried] = useState(false);
  const { moderation } = usePolicy();
  const parsed = reason && parseReportText(reason, text, moderation);
  const fault = parsed && !parsed.ok ? parsed.refusal.code : undefined;
  const send = () => {
    setTried(true);
    if (!reason || fault) return;
    const words = text.trim();
    props.onSend({ reason, text: words === "" ? undefined : words });
  };
  return (
    <ConfirmDialog
      open
      title={props.title}
      effect={props.effect}
      confirmLabel={<Trans>Send report</Trans>}
      variant="primary"
      busy={props.busy}
      onConfirm={send}
      onCancel={props.onCancel}
    >
      <RadioList
        label={<Trans>What is wrong?</Trans>}
        choices={props.reasons.map((value) => ({ value, words: props.wordsOf(value) }))}
        chosen={reason}
        error={wasTried && !reason && <Trans>Choose a reason.</Trans>}
        onChoose={setReason}
      />
      <WordsField
        label={
          reason === "other" ? props.otherLabel : <Trans>What should we know? (optional)</Trans>
        }
        value={text}
        fault={wasTried || fault === "text_too_long" ? fault : undefined}
        onChange={setText}
      />
      {props.failure && <Notice tone="danger">{props.failure}</Notice>}
    </ConfirmDialog>
  );
}
