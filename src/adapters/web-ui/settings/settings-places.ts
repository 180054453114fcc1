import { at, ofRealMoney, pageCode, type Page } from "../navigation/page.ts";
import { corporatePath, verifyCompanyPath, webhooksPath } from "../navigation/paths.ts";

/** For companies and programs: one file for those few who need it. */
const business = pageCode(async () => (await import("./business-pages.tsx")).BusinessPage);

export const settingsPages: readonly Page[] = [
  at(
    "/account/settings",
    pageCode(async () => (await import("./settings-pages.tsx")).SettingsPage),
  ),
  at(
    "/account/security",
    pageCode(async () => (await import("./settings-pages.tsx")).SecurityPage),
  ),
  at(
    "/account/notifications",
    pageCode(async () => (await import("./notice-settings-page.tsx")).NoticeSettingsPage),
  ),
  ...ofRealMoney(
    [corporatePath, verifyCompanyPath, webhooksPath].map((path) => at(path, business)),
  ),
];
