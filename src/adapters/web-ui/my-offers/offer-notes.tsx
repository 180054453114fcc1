import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { bondPath } from "../navigation/paths.ts";
import { receivePath } from "../navigation/receive-path.ts";
import { ModerationNote } from "../moderation/moderation-note.tsx";

type Code = MyOfferView["messages"][number]["code"];
type ModerationCode = "UnderReview" | "Rejected" | "RejectedForGood" | "Appealed";
type Note = Exclude<Code, ModerationCode>;

const moderationCodes: readonly Code[] = [
  "UnderReview",
  "Rejected",
  "RejectedForGood",
  "Appealed",
] satisfies readonly ModerationCode[];

function isAboutModeration(code: Code): code is ModerationCode {
  return moderationCodes.includes(code);
}

/** Why an active offer cannot be taken now, and how to fix it. Shown to its owner only. */
export function OfferNotes(props: { offer: MyOfferView; onEditCap: () => void }) {
  const { offer, onEditCap } = props;
  return offer.messages.map(({ code }) =>
    isAboutModeration(code) ? (
      <ModerationNote key={code} offer={offer} />
    ) : (
      <Notice key={code} tone="warning" act={actOf(code, offer, onEditCap)}>
        {noteWords(code)}
      </Notice>
    ),
  );
}

function noteWords(code: Note): ReactNode {
  switch (code) {
    case "AccountState":
      return (
        <Trans>
          This offer is off because of your account's state. It comes back automatically when that
          ends.
        </Trans>
      );
    case "BondInsufficient":
      return (
        <Trans>
          Offers with this payment method need a bond. The offer comes back by itself once you post
          it.
        </Trans>
      );
    case "NoPaymentDetails":
      return <Trans>Buyers don&apos;t see where to pay, so nobody can take this offer.</Trans>;
    case "LowBalance":
      return (
        <Trans>
          Your balance doesn't cover the minimum and the fee. Others can't see this offer until it
          does.
        </Trans>
      );
    case "ReachedCap":
      return <Trans>The cap is reached: this offer is paused until you raise it.</Trans>;
    case "CapLessThanMin":
      return (
        <Trans>What is left of the cap is below the minimum, so nobody can take this offer.</Trans>
      );
    case "LimitReached":
      return <Trans>You've reached your limit for trades. It frees up as trades end.</Trans>;
    case "OnHoliday":
      return (
        <Trans>You are on holiday, so this offer is off. It comes back on the day you chose.</Trans>
      );
    case "OutsidePriceGuard":
      return (
        <Trans>
          The market is outside your price guard, so this offer is off. It comes back with the
          market.
        </Trans>
      );
    case "NoFreshRate":
      return (
        <Trans>
          There is no current market price. The offer comes back as soon as there is one.
        </Trans>
      );
  }
}

function actOf(code: Note, offer: MyOfferView, onEditCap: () => void): ReactNode {
  if (code === "BondInsufficient") {
    return (
      <Button variant="plain" href={bondPath}>
        <Trans>Post a bond</Trans>
      </Button>
    );
  }
  if (code === "LowBalance") {
    return (
      <Button variant="plain" href={receivePath(offer.cryptoCurrencyCode)}>
        <Trans>
          Receive <bdi>{offer.cryptoCurrencyCode}</bdi>
        </Trans>
      </Button>
    );
  }
  if (code === "ReachedCap" || code === "CapLessThanMin") {
    return (
      <Button variant="plain" onClick={onEditCap}>
        <Trans>Change cap</Trans>
      </Button>
    );
  }
  return undefined;
}
