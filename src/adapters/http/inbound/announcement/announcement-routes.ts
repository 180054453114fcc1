import type { ShownAnnouncements } from "../../../../application/announcement/shown-announcements.ts";
import { listAnnouncements } from "../../contract/announcement/announcement.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentAnnouncement } from "./present-announcement.ts";

/** Use cases behind the route. */
interface AnnouncementUseCases {
  readonly shownAnnouncements: ShownAnnouncements;
}

/** What is announced to the caller now. */
export function announcementRoutes(useCases: AnnouncementUseCases): readonly BoundRoute[] {
  return [
    bind(listAnnouncements).to(async ({ actor, query }) => {
      const shown = useCases.shownAnnouncements.to(actor !== undefined);
      return ok(shown.map((each) => presentAnnouncement(each, query.locale)));
    }),
  ];
}
