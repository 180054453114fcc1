import { textIn, type Announcement } from "../../../../domain/announcement/announcement.ts";
import type { AnnouncementView } from "../../contract/announcement/announcement.ts";
import { defaultLocale, type Locale } from "../../contract/locales.ts";

/** An announcement as readers of a language see it. */
export function presentAnnouncement(
  announcement: Announcement,
  locale: Locale = defaultLocale,
): AnnouncementView {
  const { id, kind, severity, country, blocks, from, until } = announcement;
  return {
    id,
    kind,
    severity,
    country: country ?? null,
    blocks: [...blocks],
    text: textIn(announcement, locale),
    from: new Date(from).toISOString(),
    until: until === undefined ? null : new Date(until).toISOString(),
  };
}
