import type { Announcement } from "../../../../domain/announcement/announcement.ts";
import type { AnnouncementView } from "../../contract/announcement/announcement.ts";

/** An announcement as everybody sees it. */
export function presentAnnouncement(announcement: Announcement): AnnouncementView {
  const { id, kind, severity, country, blocks, text, from, until } = announcement;
  return {
    id,
    kind,
    severity,
    country: country ?? null,
    blocks: [...blocks],
    text,
    from: new Date(from).toISOString(),
    until: until === undefined ? null : new Date(until).toISOString(),
  };
}
