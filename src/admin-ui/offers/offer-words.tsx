import { Trans } from "@lingui/react/macro";
import { Clock, Flag, Hand, MessageSquareWarning, Pin, Star } from "lucide-react";
import type { ModeratedOfferCard } from "../../adapters/http/contract/admin/offer-views.ts";
import type { OfferSignalName } from "../../domain/offer/offer-signals.ts";
import { Chip } from "../design/chip.tsx";
import { withCode } from "../design/with-code.ts";

interface Of {
  readonly offer: ModeratedOfferCard;
}

/** What the owner does. */
export function SideWords({ offer: { offerType, cryptoCurrencyCode } }: Of) {
  return offerType === "sell" ? (
    <Trans>
      sells <bdi>{cryptoCurrencyCode}</bdi>
    </Trans>
  ) : (
    <Trans>
      buys <bdi>{cryptoCurrencyCode}</bdi>
    </Trans>
  );
}

/** The moderation status, and what is waiting for moderators. */
export function StandingChips({ offer }: Of) {
  const { heldBy, isActive, isDeleted, openReports } = offer;
  return (
    <>
      {heldBy !== null && (
        <Chip tone="warning" icon={Hand}>
          <Trans>
            held: <SignalWords name={heldBy} />
          </Trans>
        </Chip>
      )}
      {heldBy === null && <StatusChip offer={offer} />}
      {openReports > 0 && (
        <Chip tone="danger" icon={Flag}>
          <Trans>
            reported · <bdi>{openReports}</bdi>
          </Trans>
        </Chip>
      )}
      {offer.isStickied && (
        <Chip tone="info" icon={Pin}>
          <Trans>sticky</Trans>
        </Chip>
      )}
      {(offer.isFeaturedByModerator || offer.isPromoted) && (
        <Chip tone="info" icon={Star}>
          {offer.isFeaturedByModerator ? <Trans>featured</Trans> : <Trans>promoted</Trans>}
        </Chip>
      )}
      {offer.penalty > 0 && (
        <Chip tone="warning">
          <Trans>
            penalty · <bdi>{offer.penalty}</bdi>
          </Trans>
        </Chip>
      )}
      {isDeleted && (
        <Chip tone="neutral">
          <Trans>deleted</Trans>
        </Chip>
      )}
      {!isDeleted && !isActive && (
        <Chip tone="neutral" icon={Clock}>
          <Trans>switched off</Trans>
        </Chip>
      )}
    </>
  );
}

function StatusChip({ offer: { moderationStatus } }: Of) {
  switch (moderationStatus) {
    case 1:
      return (
        <Chip tone="done">
          <Trans>approved</Trans>
        </Chip>
      );
    case 2:
      return (
        <Chip tone="danger">
          <Trans>rejected</Trans>
        </Chip>
      );
    case 3:
      return (
        <Chip tone="danger">
          <Trans>rejected permanently</Trans>
        </Chip>
      );
    case 4:
      return (
        <Chip tone="info" icon={MessageSquareWarning}>
          <Trans>appealed</Trans>
        </Chip>
      );
  }
}

/** What stands out in an offer. */
export function SignalWords({ name }: { name: OfferSignalName }) {
  switch (name) {
    case "link":
      return <Trans>a link</Trans>;
    case "email":
      return <Trans>an email address</Trans>;
    case "phone":
      return <Trans>a phone number</Trans>;
    case "handle":
      return <Trans>another account's name</Trans>;
    case "phrase":
      return <Trans>a banned phrase</Trans>;
    case "staff_name":
      return <Trans>a look-alike of staff</Trans>;
    case "far_price":
      return <Trans>a price far from the market</Trans>;
  }
}

/** What a reporter said is wrong with the offer. */
export function ReportWords({ reason }: { reason: string }) {
  switch (reason) {
    case "outside_escrow":
      return <Trans>Trading outside the escrow</Trans>;
    case "contact_data":
      return <Trans>Contact data in it</Trans>;
    case "bad_offer_terms":
      return <Trans>Terms not allowed</Trans>;
    case "obvious_scam":
      return <Trans>An obvious scam</Trans>;
    default:
      return <Trans>Something else</Trans>;
  }
}

/** The amounts it trades: a range, or a fixed list. */
export function AmountsWords({ offer }: Of) {
  const { fiatAmountRangeMin, fiatAmountRangeMax, predefinedAmounts, fiatCurrencyCode } = offer;
  const amounts =
    predefinedAmounts.length > 0
      ? predefinedAmounts.join(", ")
      : `${fiatAmountRangeMin ?? ""} – ${fiatAmountRangeMax ?? ""}`;
  return <bdi>{withCode(amounts, fiatCurrencyCode)}</bdi>;
}

/** How it is priced. */
export function PricingWords({ offer }: Of) {
  const { margin, fixedPrice, exchangeFormula, fiatCurrencyCode } = offer;
  if (exchangeFormula !== null) return <bdi>{exchangeFormula}</bdi>;
  if (fixedPrice !== null) {
    return (
      <Trans>
        fixed at <bdi>{withCode(fixedPrice, fiatCurrencyCode)}</bdi>
      </Trans>
    );
  }
  const isAbove = margin !== null && !margin.startsWith("-");
  return (
    <Trans>
      market{" "}
      <bdi>
        {isAbove ? "+" : ""}
        {margin}%
      </bdi>
    </Trans>
  );
}
