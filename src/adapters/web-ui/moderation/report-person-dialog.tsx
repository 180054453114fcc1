import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import {
  parsePersonReport,
  personReportReasons,
  type PersonReportPlace,
  type PersonReportReason,
} from "../../../domain/person-report/person-report.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { RadioList } from "../design/radio-list.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { usePolicy } from "../page-policy.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { WordsField } from "./words-field.tsx";

/** Where somebody is reported. */
export interface ReportedAt {
  readonly place: PersonReportPlace;
  readonly trade_id?: string;
  readonly offer_id?: string;
  readonly chat_id?: string;
}

/** Asks what is wrong with a person, and sends it to the moderators. */
export function ReportPersonDialog(props: {
  username: string;
  at: ReportedAt;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { username, at, onDone, onCancel } = props;
  const [reason, setReason] = useState<PersonReportReason>();
  const [text, setText] = useState("");
  const [wasTried, setTried] = useState(false);
  const act = useAct();
  const { moderation } = usePolicy();
  const parsed = reason && parsePersonReport(reason, text, moderation);
  const fault = parsed && !parsed.ok ? parsed.refusal.code : undefined;
  const send = async () => {
    setTried(true);
    if (!reason || fault) return;
    const words = text.trim();
    const body = { ...at, reason, text: words === "" ? undefined : words };
    const done = await act.send(() =>
      client.call("reportPerson", { parameters: { username }, body }),
    );
    if (done?.ok === true) onDone();
  };
  return (
    <ConfirmDialog
      open
      title={
        <Trans>
          Report <bdi>{username}</bdi>?
        </Trans>
      }
      effect={
        <Trans>
          A moderator looks into what you say. The person isn't told who reported them. To dispute a
          trade, use the trade's help instead.
        </Trans>
      }
      confirmLabel={<Trans>Send report</Trans>}
      variant="primary"
      busy={act.isBusy}
      onConfirm={() => void send()}
      onCancel={onCancel}
    >
      <RadioList
        label={<Trans>What is wrong?</Trans>}
        choices={personReportReasons.map((value) => ({ value, words: reasonWords(value) }))}
        chosen={reason}
        error={wasTried && !reason && <Trans>Choose a reason.</Trans>}
        onChoose={setReason}
      />
      <WordsField
        label={
          reason === "other" ? (
            <Trans>What happened?</Trans>
          ) : (
            <Trans>What should we know? (optional)</Trans>
          )
        }
        value={text}
        fault={wasTried || fault === "text_too_long" ? fault : undefined}
        onChange={setText}
      />
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}

function reasonWords(reason: PersonReportReason): ReactNode {
  switch (reason) {
    case "outside_escrow":
      return <Trans>They want to trade outside the escrow</Trans>;
    case "scam":
      return <Trans>They try to scam people</Trans>;
    case "abusive":
      return <Trans>They insult or threaten</Trans>;
    case "impersonation":
      return <Trans>They pretend to be somebody else</Trans>;
    case "several_accounts":
      return <Trans>They use several accounts</Trans>;
    case "other":
      return <Trans>Something else</Trans>;
  }
}
