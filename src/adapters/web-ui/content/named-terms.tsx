import { PageByAddress } from "./page-by-address.tsx";
import { PartnerProgramPage, PartnerTermsPage } from "./partner-program-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { TermsPage } from "./terms-page.tsx";
import { VendorTermsPage } from "./vendor-terms-page.tsx";

const pages = {
  "/terms-of-service": <TermsPage key="/terms-of-service" />,
  "/vendor-terms": <VendorTermsPage key="/vendor-terms" />,
  "/partner-program": <PartnerProgramPage key="/partner-program" />,
  "/partner-program/terms": <PartnerTermsPage key="/partner-program/terms" />,
  "/privacy-policy": <PrivacyPage key="/privacy-policy" />,
};

/** The terms that its address names. */
export function NamedTerms() {
  return <PageByAddress pages={pages} />;
}
