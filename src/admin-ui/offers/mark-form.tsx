import { useState } from "react";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { ActForm } from "../acts/act-form.tsx";
import { useModeration } from "./use-moderation.ts";

/** Puts the offer before others in lists, or back among them. */
export function MarkForm({ offer, onDone }: { offer: ModeratedOfferView; onDone: () => void }) {
  const { t } = useLingui();
  const [isStickied, setStickied] = useState(offer.isStickied);
  const [isFeatured, setFeatured] = useState(offer.isFeaturedByModerator);
  const { mark, isSending, failure } = useModeration(offer);
  return (
    <ActForm
      label={t`Reason, for the log`}
      send={<Trans>Save the marks</Trans>}
      next={<Trans>Sticky offers come first in lists, featured ones next.</Trans>}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => mark({ isStickied, isFeatured, reason })}
      onDone={onDone}
    >
      <FormControlLabel
        control={
          <Checkbox checked={isStickied} onChange={(event) => setStickied(event.target.checked)} />
        }
        label={t`Sticky`}
      />
      <FormControlLabel
        control={
          <Checkbox checked={isFeatured} onChange={(event) => setFeatured(event.target.checked)} />
        }
        label={t`Featured`}
      />
    </ActForm>
  );
}
