import { Trans } from "@lingui/react/macro";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { ActsCard } from "../acts/acts-card.tsx";
import { MarkForm } from "./mark-form.tsx";
import { ModerationForm } from "./moderation-form.tsx";

export const approve = { name: "approve", hotkey: "A", label: <Trans>Approve</Trans> } as const;
export const reject = { name: "reject", hotkey: "R", label: <Trans>Reject</Trans> } as const;

const mark = { name: "mark", hotkey: "M", label: <Trans>Marks</Trans> } as const;

/** Approves the offer, or removes it from the lists. */
export function ModerationCard({ offer }: { offer: ModeratedOfferView }) {
  const mayApprove = offer.acts.includes("approve");
  const mayReject = offer.acts.includes("reject") || offer.acts.includes("reject_for_good");
  return (
    <ActsCard
      acts={[
        ...(mayApprove ? [approve] : []),
        ...(mayReject ? [reject] : []),
        ...(offer.acts.includes("mark") ? [mark] : []),
      ]}
      nothing={<Trans>There is nothing for you to decide about this offer.</Trans>}
    >
      {(act, onDone) =>
        act === "mark" ? (
          <MarkForm key={offer.version} offer={offer} onDone={onDone} />
        ) : (
          <ModerationForm key={act} act={act} offer={offer} onDone={onDone} />
        )
      }
    </ActsCard>
  );
}
