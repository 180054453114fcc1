import { useState } from "react";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { ActForm } from "../acts/act-form.tsx";
import { useReasonTemplates } from "./reason-templates.ts";
import { useModeration } from "./use-moderation.ts";

/** The reason for a decision, shown to the owner. */
export function ModerationForm(props: {
  act: "approve" | "reject";
  offer: ModeratedOfferView;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const { act, offer, onDone } = props;
  const [isLast, setLast] = useState(false);
  const templates = useReasonTemplates();
  const { decide, isSending, failure } = useModeration(offer);
  // An offer already rejected or appealed can only be rejected for good.
  const isLastOnly = !offer.acts.includes("reject") || offer.appeal !== null;
  const forGood = act === "reject" && (isLast || isLastOnly);
  return (
    <ActForm
      label={t`Message to the owner`}
      send={act === "approve" ? <Trans>Approve the offer</Trans> : <Trans>Reject the offer</Trans>}
      next={<NextWords act={act} forGood={forGood} />}
      {...(act === "reject" && { templates })}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => decide({ act, reason, forGood })}
      onDone={onDone}
    >
      {act === "reject" && (
        <FormControlLabel
          control={
            <Checkbox
              checked={forGood}
              disabled={isLastOnly}
              onChange={(event) => setLast(event.target.checked)}
            />
          }
          label={t`Permanently, no appeal`}
        />
      )}
    </ActForm>
  );
}

function NextWords({ act, forGood }: { act: "approve" | "reject"; forGood: boolean }) {
  if (act === "approve") {
    return <Trans>Others can see the offer again. Open reports are closed.</Trans>;
  }
  return forGood ? (
    <Trans>Others can no longer see it. Open reports are closed.</Trans>
  ) : (
    <Trans>Others do not see it. The owner can appeal once.</Trans>
  );
}
