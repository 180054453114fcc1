import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { Badge } from "../design/badge.tsx";
import { Button } from "../design/button.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import type { useOfferAct } from "../offer-act/use-offer-act.ts";
import { client } from "../server/client.ts";

/** What puts the offer before others: moderators, or its owner's promotion. */
export function StandingBadges({ offer }: { offer: MyOfferView }) {
  const { i18n } = useLingui();
  const { isStickied, isFeatured, isFeaturedByModerator, promotion } = offer;
  const [now] = useState(() => Date.now());
  const time = (iso: string) => momentText(i18n.locale, Date.parse(iso), now);
  if (!isStickied && !isFeatured && promotion === null) return null;
  return (
    <span>
      <Badge tone="info">
        {isStickied ? (
          <Trans>Pinned by moderators</Trans>
        ) : isFeaturedByModerator || promotion === null ? (
          <Trans>Featured by moderators</Trans>
        ) : isFeatured ? (
          <Trans>
            Featured until <bdi>{time(promotion.endsAt)}</bdi>
          </Trans>
        ) : (
          <Trans>
            Featured from <bdi>{time(promotion.startsAt)}</bdi>
          </Trans>
        )}
      </Badge>
    </span>
  );
}

/** Points that the offer lost, and how to take them back. */
export function PenaltyNote(props: { offer: MyOfferView; act: ReturnType<typeof useOfferAct> }) {
  const { i18n } = useLingui();
  const { offer, act } = props;
  const [now] = useState(() => Date.now());
  const { penalty, idHashed: hash } = offer;
  if (penalty === null) return null;
  const { resettableFrom } = penalty;
  const reset = () => act.run(() => client.call("resetPenalty", { parameters: { hash } }));
  return (
    <Notice
      tone="warning"
      act={
        resettableFrom === null && (
          <Button variant="plain" busy={act.isBusy} onClick={() => void reset()}>
            <Trans>Reset the penalty</Trans>
          </Button>
        )
      }
    >
      <Trans>
        This offer is listed further down because you left or cancelled several trades on it.
      </Trans>
      {resettableFrom !== null && (
        <>
          {" "}
          <Trans>
            You can reset that again from{" "}
            <bdi>{momentText(i18n.locale, Date.parse(resettableFrom), now)}</bdi> on.
          </Trans>
        </>
      )}
    </Notice>
  );
}
