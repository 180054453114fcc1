import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** The words of refusals around companies, badges and vendors' terms; undefined for all others. */
export function companyWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "not_corporate":
      return <Trans>This is a personal account. Make it corporate first.</Trans>;
    case "corporate_already":
      return <Trans>This is a corporate account already.</Trans>;
    case "company_in_review":
      return (
        <Trans>Your application is being reviewed, or was approved. It can't be changed now.</Trans>
      );
    case "documents_needed":
      return <Trans>Add a document of each kind first.</Trans>;
    case "badge_held":
      return <Trans>You already have a badge that staff gave.</Trans>;
    case "id_needed":
      return <Trans>Vendors need a verified ID.</Trans>;
    case "bond_needed":
      return <Trans>Vendors post a bond first.</Trans>;
    case "application_too_soon":
      return (
        <Trans>Your last application was declined a short while ago. Apply again later.</Trans>
      );
    case "vendor_terms_due":
      return <Trans>Accept the vendor terms in force before you turn on an offer.</Trans>;
    case "terms_outdated":
      return <Trans>The terms have changed. Read them again.</Trans>;
    case "application_open":
      return <Trans>One of your applications is waiting for a decision.</Trans>;
    default:
      return undefined;
  }
}
