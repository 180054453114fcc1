import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { FailurePage } from "../failure/failure-page.tsx";
import { AboutPage } from "./about-page.tsx";
import { FeesPage } from "./fees-page.tsx";
import { HelpPage } from "./help-page.tsx";
import { PartnerProgramPage, PartnerTermsPage } from "./partner-program-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { StatusPage } from "./status-page.tsx";
import { TermsPage } from "./terms-page.tsx";
import { VendorTermsPage } from "./vendor-terms-page.tsx";

const named: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ["/fees", <FeesPage key="/fees" />],
  ["/about", <AboutPage key="/about" />],
  ["/help", <HelpPage key="/help" />],
  ["/status", <StatusPage key="/status" />],
  ["/terms-of-service", <TermsPage key="/terms-of-service" />],
  ["/vendor-terms", <VendorTermsPage key="/vendor-terms" />],
  ["/partner-program", <PartnerProgramPage key="/partner-program" />],
  ["/partner-program/terms", <PartnerTermsPage key="/partner-program/terms" />],
  ["/privacy-policy", <PrivacyPage key="/privacy-policy" />],
]);

/** The text that its address names. */
export function NamedContent() {
  const [path] = useLocation();
  return named.get(path) ?? <FailurePage status={404} />;
}
