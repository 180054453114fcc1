import { at, pageCode, type Page } from "../routing/page.ts";

export const apiDocsPages: readonly Page[] = [
  at(
    "/docs",
    pageCode(async () => (await import("./api-docs-page.tsx")).ApiDocsPage),
  ),
];
