import { at, pageCode, type Page } from "../navigation/page.ts";

export const noticePages: readonly Page[] = [
  at(
    "/dashboard/notifications",
    pageCode(async () => (await import("./notices-page.tsx")).NoticesPage),
  ),
];
