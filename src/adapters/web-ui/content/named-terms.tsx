import { PageByAddress } from "./page-by-address.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { TermsPage } from "./terms-page.tsx";
import { VendorTermsPage } from "./vendor-terms-page.tsx";

const pages = {
  "/terms-of-service": <TermsPage key="/terms-of-service" />,
  "/vendor-terms": <VendorTermsPage key="/vendor-terms" />,
  "/privacy-policy": <PrivacyPage key="/privacy-policy" />,
};

/** The terms that its address names. */
export function NamedTerms() {
  return <PageByAddress pages={pages} />;
}
