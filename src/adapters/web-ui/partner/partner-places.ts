import { at, pageCode, type Page } from "../navigation/page.ts";
import { assignAmbassadorPath, partnerPath } from "../navigation/paths.ts";

export const partnerPages: readonly Page[] = [
  at(
    partnerPath,
    pageCode(async () => (await import("./partner-page.tsx")).PartnerPage),
  ),
  at(
    `${assignAmbassadorPath}/:ambassador`,
    pageCode(async () => (await import("./assign-ambassador-page.tsx")).AssignAmbassadorPage),
    ({ ambassador }) => ({ key: ambassador, id: ambassador }),
  ),
];
