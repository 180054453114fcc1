import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { TextArea } from "../design/text-area.tsx";
import { usePolicy } from "../page-policy.ts";
import { failureWords } from "../trade/failure-words.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { answerFault } from "./report-form.ts";
import type { Chargeback } from "./use-chargeback.ts";

/** Asks the buyer for their answer to a report. */
export function AnswerDialog(props: { facts: TradeFacts; chargeback: Chargeback }) {
  const { facts, chargeback } = props;
  const [text, setText] = useState("");
  const [wasTried, setWasTried] = useState(false);
  const { dispute } = usePolicy();
  const fault = answerFault(text, dispute);
  const confirm = () => {
    setWasTried(true);
    if (!fault) chargeback.run({ what: "answer", text });
  };
  return (
    <ConfirmDialog
      open
      title={<Trans>Respond to the report</Trans>}
      effect={
        <Trans>
          A moderator and <bdi>{facts.partner}</bdi> will read it. You can respond once, so include
          everything: whether you know why the payment was reversed, and what your bank told you.
        </Trans>
      }
      confirmLabel={<Trans>Send response</Trans>}
      variant="primary"
      busy={chargeback.isBusy}
      onConfirm={confirm}
      onCancel={chargeback.close}
    >
      <TextArea
        label={<Trans>Your response</Trans>}
        error={wasTried && fault && <Fault fault={fault} />}
        rows={4}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {chargeback.failure && (
        <Notice tone="danger">{failureWords(chargeback.failure, facts.partner)}</Notice>
      )}
    </ConfirmDialog>
  );
}

function Fault({ fault }: { fault: NonNullable<ReturnType<typeof answerFault>> }) {
  switch (fault) {
    case "too_short":
      return <Trans>Describe in a few words what you know.</Trans>;
    case "too_long":
      return <Trans>This is too long.</Trans>;
    case "unreadable":
      return <Trans>This contains characters that can't be shown. Remove them.</Trans>;
  }
}
