import { at, pageCode, type Page } from "../navigation/page.ts";

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
];
