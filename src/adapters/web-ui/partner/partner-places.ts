import { at, pageCode, type Page } from "../navigation/page.ts";
import { partnerPath } from "../navigation/paths.ts";

export const partnerPages: readonly Page[] = [
  at(
    partnerPath,
    pageCode(async () => (await import("./partner-page.tsx")).PartnerPage),
  ),
];
