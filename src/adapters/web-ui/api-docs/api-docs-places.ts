import { at, pageCode, type Page } from "../navigation/page.ts";

export const apiDocsPages: readonly Page[] = [
  at(
    "/docs",
    pageCode(async () => (await import("./api-docs-page.tsx")).ApiDocsPage),
  ),
];
