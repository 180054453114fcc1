import { countNotices, listNotices, readNotice, readNotices } from "./notice.ts";
import { changeNoticeSettings, viewNoticeSettings } from "./notice-settings.ts";

/** What people are told, and how. */
export const noticeRoutes = {
  listNotices,
  countNotices,
  viewNoticeSettings,
  changeNoticeSettings,
  readNotices,
  readNotice,
};
