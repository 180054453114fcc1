import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { parseModerationText } from "../../../domain/offer/moderation-text.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import { usePolicy } from "../page-policy.ts";
import { client } from "../server/client.ts";
import { WordsField } from "./words-field.tsx";

/** Lets an owner say why the rejection of an offer is wrong. */
export function AppealDialog(props: { hash: string; onClose: () => void }) {
  const { hash, onClose } = props;
  const [text, setText] = useState("");
  const [wasTried, setTried] = useState(false);
  const act = useOfferAct();
  const { moderation } = usePolicy();
  const parsed = parseModerationText(text, moderation);
  const fault = parsed.ok ? undefined : parsed.refusal.code;
  const send = async () => {
    setTried(true);
    if (fault) return;
    const isSent = await act.run(() =>
      client.call("appealOffer", { parameters: { hash }, body: { text: text.trim() } }),
    );
    if (isSent) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={<Trans>Appeal this rejection?</Trans>}
      effect={
        <Trans>
          Another moderator reviews the offer as it stands then. You can appeal once; if it's
          rejected again, that's final.
        </Trans>
      }
      confirmLabel={<Trans>Send appeal</Trans>}
      variant="primary"
      busy={act.isBusy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <WordsField
        label={<Trans>Why should we approve this offer?</Trans>}
        value={text}
        fault={wasTried || fault === "text_too_long" ? fault : undefined}
        onChange={setText}
      />
      {act.failure && (
        <Notice tone="danger">
          <OfferFailureWords failure={act.failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
