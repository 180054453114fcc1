import { AboutPage } from "./about-page.tsx";
import { FeesPage } from "./fees-page.tsx";
import { HelpPage } from "./help-page.tsx";
import { PageByAddress } from "./page-by-address.tsx";
import { StatusPage } from "./status-page.tsx";

const pages = {
  "/fees": <FeesPage key="/fees" />,
  "/about": <AboutPage key="/about" />,
  "/help": <HelpPage key="/help" />,
  "/status": <StatusPage key="/status" />,
};

/** The text that its address names. */
export function NamedContent() {
  return <PageByAddress pages={pages} />;
}
