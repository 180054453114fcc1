import { at, pageCode, type Page } from "../navigation/page.ts";

export const featureRequestPages: readonly Page[] = [
  at(
    "/help/feature-request",
    pageCode(async () => (await import("./feature-request-page.tsx")).FeatureRequestPage),
  ),
];
