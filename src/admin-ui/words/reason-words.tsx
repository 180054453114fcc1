import { Trans } from "@lingui/react/macro";

/** Why a case was opened. */
export function ReasonWords({ reason }: { reason: string }) {
  switch (reason) {
    case "outside_escrow":
      return <Trans>asked to trade outside the escrow</Trans>;
    case "bad_offer_terms":
      return <Trans>asked for something the offer doesn't mention</Trans>;
    case "obvious_scam":
      return <Trans>looks like fraud</Trans>;
    case "negotiation":
      return <Trans>no agreement on amount or payment</Trans>;
    case "other":
      return <Trans>something else</Trans>;
    case "seller_does_not_release":
      return <Trans>buyer paid, seller does not release</Trans>;
    case "paid_by_another_person":
      return <Trans>paid by another person</Trans>;
    case "wrong_amount":
      return <Trans>wrong amount paid</Trans>;
    case "staff":
      return <Trans>opened for the parties</Trans>;
    case "time":
      return <Trans>nobody acted for too long</Trans>;
    case "locked_party":
      return <Trans>a party's account is locked</Trans>;
    default:
      return <bdi>{reason}</bdi>;
  }
}
