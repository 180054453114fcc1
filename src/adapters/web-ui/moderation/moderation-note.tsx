import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { OfferSignalName } from "../../../domain/offer/offer-signals.ts";
import { moderationStatus } from "../../../domain/offer/moderation.ts";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { PolicyNumber } from "../design/policy-number.tsx";
import { AppealDialog } from "./appeal-dialog.tsx";
import styles from "./moderation-note.module.css";

/** Why moderators hide an offer from others, and what its owner can do. */
export function ModerationNote({ offer }: { offer: MyOfferView }) {
  const { status, heldBy, reason } = offer.moderation;
  const edit = (
    <Button variant="plain" href={`/offer-manager/edit/${offer.idHashed}`}>
      <Trans>Edit the offer</Trans>
    </Button>
  );
  if (heldBy !== null) {
    return (
      <Notice tone="warning" act={edit}>
        {heldWords(heldBy)}{" "}
        <Trans>
          A moderator reviews it before others see the offer. Remove it, and the offer is shown at
          once.
        </Trans>
      </Notice>
    );
  }
  if (status === moderationStatus.appealed) {
    return (
      <Notice tone="info" act={edit}>
        <Trans>
          Your appeal is waiting for a moderator. Others can't see the offer until then; you can fix
          it in the meantime.
        </Trans>
        <Reason>{reason}</Reason>
      </Notice>
    );
  }
  if (status === moderationStatus.noAppeal) {
    return (
      <Notice tone="warning">
        <Trans>A moderator rejected this offer permanently. Others can't see it.</Trans>
        <Reason>{reason}</Reason>
      </Notice>
    );
  }
  return <Rejected offer={offer} />;
}

function Rejected({ offer }: { offer: MyOfferView }) {
  const { locale } = useLingui().i18n;
  const [isAppealing, setAppealing] = useState(false);
  const { reason, appealUntil } = offer.moderation;
  return (
    <>
      <Notice
        tone="warning"
        act={
          appealUntil !== null && (
            <Button variant="plain" onClick={() => setAppealing(true)}>
              <Trans>Appeal</Trans>
            </Button>
          )
        }
      >
        <Trans>A moderator rejected this offer. Others can't see it.</Trans>{" "}
        {appealUntil === null ? (
          <Trans>The time to appeal is over.</Trans>
        ) : (
          <Trans>
            You can fix it and appeal until <bdi>{dayText(locale, appealUntil)}</bdi>.
          </Trans>
        )}
        <Reason>{reason}</Reason>
      </Notice>
      {isAppealing && <AppealDialog hash={offer.idHashed} onClose={() => setAppealing(false)} />}
    </>
  );
}

function dayText(locale: string, moment: string): string {
  return new Intl.DateTimeFormat(numberLocale(locale), {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(moment));
}

/** The moderator's text, verbatim. */
function Reason({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <span className={styles.reason}>
      <Trans>
        The moderator wrote: <bdi>{children}</bdi>
      </Trans>
    </span>
  );
}

function heldWords(signal: OfferSignalName): ReactNode {
  switch (signal) {
    case "link":
      return <Trans>Remove the link from the label or the terms.</Trans>;
    case "email":
      return <Trans>Remove the email address from the label or the terms.</Trans>;
    case "phone":
      return <Trans>Remove the phone number from the label or the terms.</Trans>;
    case "handle":
      return <Trans>Remove the other account's name from the label or the terms.</Trans>;
    case "phrase":
      return <Trans>Remove what leads people out of the escrow, or promises them a gain.</Trans>;
    case "staff_name":
      return <Trans>Remove the title of staff from the label or the terms.</Trans>;
    case "far_price":
      return (
        <Trans>
          The price is more than{" "}
          <PolicyNumber of={({ offer }) => Number(offer.farBasisPoints) / 100} />% away from the
          market.
        </Trans>
      );
  }
}
