import { AmbassadorProgramPage } from "./ambassador-program-page.tsx";
import { PageByAddress } from "./page-by-address.tsx";
import { PartnerProgramPage, PartnerTermsPage } from "./partner-program-page.tsx";

const pages = {
  "/partner-program": <PartnerProgramPage key="/partner-program" />,
  "/partner-program/terms": <PartnerTermsPage key="/partner-program/terms" />,
  "/ambassador-program": <AmbassadorProgramPage key="/ambassador-program" />,
};

/** The page of the partner programme that its address names. */
export function NamedPartner() {
  return <PageByAddress pages={pages} />;
}
