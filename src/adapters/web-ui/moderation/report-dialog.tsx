import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import {
  offerReportReasons,
  parseReportText,
  type OfferReportReason,
} from "../../../domain/offer/offer-report.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { RadioList } from "../design/radio-list.tsx";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import { usePolicy } from "../page-policy.ts";
import { client } from "../server/client.ts";
import { WordsField } from "./words-field.tsx";

/** Asks what is wrong with an offer, and sends it to the moderators. */
export function ReportDialog(props: { offerId: string; onCancel: () => void }) {
  const [reason, setReason] = useState<OfferReportReason>();
  const [text, setText] = useState("");
  const [wasTried, setTried] = useState(false);
  const act = useOfferAct();
  const { moderation } = usePolicy();
  const parsed = reason && parseReportText(reason, text, moderation);
  const fault = parsed && !parsed.ok ? parsed.refusal.code : undefined;
  const send = () => {
    setTried(true);
    if (!reason || fault) return;
    const words = text.trim();
    void act.run(() =>
      client.call("reportOffer", {
        parameters: { id: props.offerId },
        body: { reason, text: words === "" ? undefined : words },
      }),
    );
  };
  return (
    <ConfirmDialog
      open
      title={<Trans>Report this offer?</Trans>}
      effect={
        <Trans>
          A moderator reviews the offer and your report. Its owner isn't told who reported it.
        </Trans>
      }
      confirmLabel={<Trans>Send report</Trans>}
      variant="primary"
      busy={act.isBusy}
      onConfirm={send}
      onCancel={props.onCancel}
    >
      <RadioList
        label={<Trans>What is wrong?</Trans>}
        choices={offerReportReasons.map((value) => ({ value, words: reasonWords(value) }))}
        chosen={reason}
        error={wasTried && !reason && <Trans>Choose a reason.</Trans>}
        onChoose={setReason}
      />
      <WordsField
        label={
          reason === "other" ? (
            <Trans>What is wrong with it?</Trans>
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
          <OfferFailureWords failure={act.failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}

function reasonWords(reason: OfferReportReason): ReactNode {
  switch (reason) {
    case "outside_escrow":
      return <Trans>It asks to trade outside the escrow</Trans>;
    case "contact_data":
      return <Trans>It contains links or contact details</Trans>;
    case "bad_offer_terms":
      return <Trans>Its terms are unfair or untrue</Trans>;
    case "obvious_scam":
      return <Trans>It looks like a scam</Trans>;
    case "other":
      return <Trans>Something else</Trans>;
  }
}
