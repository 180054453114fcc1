import { at, pageCode, type Page } from "../navigation/page.ts";

const facts = pageCode(async () => (await import("./named-content.tsx")).NamedContent);
const terms = pageCode(async () => (await import("./named-terms.tsx")).NamedTerms);

/** What the marketplace is and does, by address. */
export const factPages: readonly Page[] = ["/fees", "/about", "/help", "/status"].map((path) =>
  at(path, facts),
);

/** What people agree to, by address. */
export const termsPages: readonly Page[] = [
  "/terms-of-service",
  "/vendor-terms",
  "/partner-program",
  "/partner-program/terms",
  "/privacy-policy",
].map((path) => at(path, terms));

/** Pages to read. */
export const contentPages: readonly Page[] = [...factPages, ...termsPages];
