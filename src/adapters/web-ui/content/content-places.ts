import { at, pageCode, type Page } from "../navigation/page.ts";

const content = pageCode(async () => (await import("./named-content.tsx")).NamedContent);

/** Pages to read, by their addresses. */
export const contentPages: readonly Page[] = [
  "/fees",
  "/about",
  "/help",
  "/status",
  "/terms-of-service",
  "/vendor-terms",
  "/partner-program",
  "/partner-program/terms",
  "/privacy-policy",
].map((path) => at(path, content));
