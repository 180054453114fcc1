import { useState } from "react";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useQueryClient } from "@tanstack/react-query";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedOfferCard } from "../../adapters/http/contract/admin/offer-views.ts";
import { ActForm } from "../acts/act-form.tsx";
import { ActsCard } from "../acts/acts-card.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { BulkReport, type DecidedOffer } from "./bulk-report.tsx";
import { approve, reject } from "./moderation-card.tsx";
import { useReasonTemplates } from "./reason-templates.ts";
import styles from "./offer-list.module.css";

/** Decides about all of the chosen offers for one reason, and says what became of each. */
export function BulkDecision({ offers }: { offers: readonly ModeratedOfferCard[] }) {
  const [decided, setDecided] = useState<readonly DecidedOffer[]>();
  if (offers.length === 0 && !decided) return null;
  return (
    <div className={styles.decision}>
      {offers.length > 0 && (
        <ActsCard acts={[approve, reject]} nothing={null}>
          {(act, onDone) => (
            <BulkForm key={act} act={act} offers={offers} onDecided={setDecided} onDone={onDone} />
          )}
        </ActsCard>
      )}
      {decided && <BulkReport decided={decided} onClose={() => setDecided(undefined)} />}
    </div>
  );
}

function BulkForm(props: {
  act: "approve" | "reject";
  offers: readonly ModeratedOfferCard[];
  onDecided: (decided: readonly DecidedOffer[]) => void;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const { act, offers, onDecided, onDone } = props;
  const memory = useQueryClient();
  const templates = useReasonTemplates();
  const { send, isSending, failure } = useAct();
  const [forGood, setForGood] = useState(false);
  const decide = async (reason: string) => {
    const seen = offers.map(({ id, version }) => ({ id, offer_version: version }));
    const body = { offers: seen, decision: act, final: forGood, reason };
    const outcomes = await send(() => client.call("decideOffers", { body }));
    if (!outcomes) return false;
    onDecided(
      outcomes.flatMap((outcome) => {
        const offer = offers.find(({ id }) => id === outcome.id);
        return offer ? [{ offer, act, refusedFor: outcome.message }] : [];
      }),
    );
    void memory.invalidateQueries({ queryKey: ["listQueues"] });
    void memory.invalidateQueries({ queryKey: ["offers"] });
    return true;
  };
  return (
    <ActForm
      label={t`Message to the owners`}
      send={
        act === "approve" ? (
          <Trans>Approve the chosen offers</Trans>
        ) : (
          <Trans>Reject the chosen offers</Trans>
        )
      }
      next={
        <Trans>
          Each offer is decided on by itself. One that has changed, or that you may not decide
          about, stays as it is.
        </Trans>
      }
      {...(act === "reject" && { templates })}
      isSending={isSending}
      failure={failure}
      onSend={decide}
      onDone={onDone}
    >
      {act === "reject" && (
        <FormControlLabel
          control={
            <Checkbox checked={forGood} onChange={(event) => setForGood(event.target.checked)} />
          }
          label={t`Permanently, no appeal`}
        />
      )}
    </ActForm>
  );
}
