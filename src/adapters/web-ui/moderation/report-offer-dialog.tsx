import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { offerReportReasons, type OfferReportReason } from "../../../domain/offer/offer-report.ts";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import { client } from "../server/client.ts";
import { ReportDialog } from "./report-dialog.tsx";

/** Asks what is wrong with an offer, and sends it to the moderators. */
export function ReportOfferDialog({
  offerId,
  onCancel,
}: {
  offerId: string;
  onCancel: () => void;
}) {
  const act = useOfferAct();
  return (
    <ReportDialog
      title={<Trans>Report this offer?</Trans>}
      effect={
        <Trans>
          A moderator reviews the offer and your report. Its owner isn't told who reported it.
        </Trans>
      }
      reasons={offerReportReasons}
      wordsOf={reasonWords}
      otherLabel={<Trans>What is wrong with it?</Trans>}
      busy={act.isBusy}
      failure={act.failure && <OfferFailureWords failure={act.failure} />}
      onSend={(body) =>
        void act.run(() => client.call("reportOffer", { parameters: { id: offerId }, body }))
      }
      onCancel={onCancel}
    />
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
