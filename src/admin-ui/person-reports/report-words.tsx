import { Trans } from "@lingui/react/macro";
import type {
  PersonReportPlace,
  PersonReportReason,
} from "../../domain/person-report/person-report.ts";

/** What a reporter said is wrong with the person. */
export function PersonReportWords({ reason }: { reason: PersonReportReason }) {
  switch (reason) {
    case "outside_escrow":
      return <Trans>Wants to trade outside the escrow</Trans>;
    case "scam":
      return <Trans>Tries to scam people</Trans>;
    case "abusive":
      return <Trans>Insults or threatens</Trans>;
    case "impersonation":
      return <Trans>Pretends to be someone else</Trans>;
    case "several_accounts":
      return <Trans>Uses several accounts</Trans>;
    case "other":
      return <Trans>Something else</Trans>;
  }
}

/** Where the reporter met the person. */
export function ReportPlaceWords({ place }: { place: PersonReportPlace }) {
  switch (place) {
    case "profile":
      return <Trans>from the profile</Trans>;
    case "offer":
      return <Trans>from an offer</Trans>;
    case "trade":
      return <Trans>from a trade</Trans>;
    case "chat":
      return <Trans>from a chat</Trans>;
  }
}
