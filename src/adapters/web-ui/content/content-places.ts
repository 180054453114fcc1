import { consentPath } from "../navigation/paths.ts";
import { at, pageCode, type Page } from "../navigation/page.ts";

const facts = pageCode(async () => (await import("./named-content.tsx")).NamedContent);
const terms = pageCode(async () => (await import("./named-terms.tsx")).NamedTerms);

/** What the marketplace is and does, by address. */
export const factPages: readonly Page[] = ["/fees", "/about", "/help", "/status"].map((path) =>
  at(path, facts),
);

const guides = pageCode(async () => (await import("./named-guides.tsx")).NamedGuides);

const partner = pageCode(async () => (await import("./named-partner.tsx")).NamedPartner);

/** The partner programme, by address. */
export const partnerProgramPages: readonly Page[] = [
  "/partner-program",
  "/partner-program/terms",
  "/ambassador-program",
].map((path) => at(path, partner));

/** What leads people on, by address. */
export const guidePages: readonly Page[] = ["/bitcoin-wallet", "/refugees"].map((path) =>
  at(path, guides),
);

/** The same for those whom it concerns: search engines need none of it. */
const ownGuidePages: readonly Page[] = ["/blocked", "/welcome"].map((path) => at(path, guides));

const consentPage = at(
  consentPath,
  pageCode(async () => (await import("./consent-page.tsx")).ConsentPage),
);

/** What people agree to, by address. */
export const termsPages: readonly Page[] = [
  "/terms-of-service",
  "/vendor-terms",
  "/privacy-policy",
].map((path) => at(path, terms));

/** Pages to read. */
export const contentPages: readonly Page[] = [
  ...factPages,
  ...guidePages,
  ...ownGuidePages,
  consentPage,
  ...partnerProgramPages,
  ...termsPages,
];
