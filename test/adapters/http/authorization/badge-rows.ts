import { vendorTermsVersion as version } from "../../../../src/domain/badge-application/badge-application.ts";
import { signedIn } from "./row-kinds.ts";

/** Applications for badges: everybody for himself. */
export const badgeRows = {
  viewBadgeApplications: signedIn("ok"),
  applyForBadge: signedIn("id_needed", () => ({
    body: { badge: "vendor", text: "Cash in Lisbon since 2019.", terms_version: version },
  })),
  acceptVendorTerms: signedIn("ok", () => ({ body: { version } })),
};
