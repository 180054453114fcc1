import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { CorporatePage } from "../company/corporate-page.tsx";
import { VerifyCompanyPage } from "../company/verify-company-page.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { corporatePath, verifyCompanyPath, webhooksPath } from "../navigation/paths.ts";
import { WebhookPage } from "../webhook/webhook-page.tsx";

const pages: Readonly<Record<string, ReactNode>> = {
  [corporatePath]: <CorporatePage key={corporatePath} />,
  [verifyCompanyPath]: <VerifyCompanyPage key={verifyCompanyPath} />,
  [webhooksPath]: <WebhookPage key={webhooksPath} />,
};

/** The page for companies and programs that its address names. */
export function BusinessPage() {
  const [path] = useLocation();
  return pages[path] ?? <FailurePage status={404} />;
}
