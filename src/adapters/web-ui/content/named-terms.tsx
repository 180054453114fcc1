import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { FailurePage } from "../failure/failure-page.tsx";
import { PartnerProgramPage, PartnerTermsPage } from "./partner-program-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { TermsPage } from "./terms-page.tsx";
import { VendorTermsPage } from "./vendor-terms-page.tsx";

const named: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ["/terms-of-service", <TermsPage key="/terms-of-service" />],
  ["/vendor-terms", <VendorTermsPage key="/vendor-terms" />],
  ["/partner-program", <PartnerProgramPage key="/partner-program" />],
  ["/partner-program/terms", <PartnerTermsPage key="/partner-program/terms" />],
  ["/privacy-policy", <PrivacyPage key="/privacy-policy" />],
]);

/** The terms that its address names. */
export function NamedTerms() {
  const [path] = useLocation();
  return named.get(path) ?? <FailurePage status={404} />;
}
