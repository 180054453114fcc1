import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { FailurePage } from "../failure/failure-page.tsx";
import { AboutPage } from "./about-page.tsx";
import { FeesPage } from "./fees-page.tsx";
import { HelpPage } from "./help-page.tsx";
import { StatusPage } from "./status-page.tsx";

const named: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ["/fees", <FeesPage key="/fees" />],
  ["/about", <AboutPage key="/about" />],
  ["/help", <HelpPage key="/help" />],
  ["/status", <StatusPage key="/status" />],
]);

/** The text that its address names. */
export function NamedContent() {
  const [path] = useLocation();
  return named.get(path) ?? <FailurePage status={404} />;
}
