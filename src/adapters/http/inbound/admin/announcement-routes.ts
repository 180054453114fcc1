import type { PublishAnnouncement } from "../../../../application/announcement/publish-announcement.ts";
import type { SwitchAnnouncement } from "../../../../application/announcement/switch-announcement.ts";
import type {
  AnnouncementRecord,
  AnnouncementStore,
} from "../../../../application/ports/announcement-store.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import {
  publishAnnouncement,
  switchAnnouncement,
  viewAnnouncements,
  type AdminAnnouncementView,
} from "../../contract/admin/announcements.ts";
import { presentAnnouncement } from "../announcement/present-announcement.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** Use cases behind the routes of announcements. */
interface AdminAnnouncementUseCases {
  readonly onceByKey: OnceByKey;
  readonly announcementStore: Pick<AnnouncementStore, "list">;
  readonly publishAnnouncement: PublishAnnouncement;
  readonly switchAnnouncement: SwitchAnnouncement;
}

/** How many announcements the page shows. */
const most = 100;

/** The banners of the whole site, for admins. */
export function adminAnnouncementRoutes(
  useCases: AdminAnnouncementUseCases,
): readonly BoundRoute[] {
  const { onceByKey, announcementStore } = useCases;
  const show = async () => {
    const body = (await announcementStore.list(most)).map(present);
    return { status: 200, body } as const;
  };
  return [
    bind(viewAnnouncements).to(show),
    bind(publishAnnouncement).to(async (call) => {
      const { from, until, country, blocks = [], translations = [], reason, ...rest } = call.body;
      const input = {
        ...rest,
        country,
        blocks,
        translations: Object.fromEntries(translations.map(({ locale, text }) => [locale, text])),
        from: from === undefined ? undefined : Date.parse(from),
        until: until === undefined ? undefined : Date.parse(until),
      };
      const done = await onceByKey.run(call.actor, commandKey("publishAnnouncement", call), (by) =>
        useCases.publishAnnouncement.execute(by, input, reason),
      );
      return done.ok ? show() : { refusal: done.refusal.code };
    }),
    bind(switchAnnouncement).to(async (call) => {
      const wanted = { id: call.parameters.id, isOn: call.body.on };
      const done = await onceByKey.run(call.actor, commandKey("switchAnnouncement", call), (by) =>
        useCases.switchAnnouncement.execute(by, wanted, call.body.reason),
      );
      return done.ok ? show() : { refusal: done.refusal.code };
    }),
  ];
}

function present(record: AnnouncementRecord): AdminAnnouncementView {
  const { audience, isOn, madeBy } = record;
  return {
    ...presentAnnouncement(record),
    // As it was written, whatever the default language says.
    text: record.text,
    translations: Object.entries(record.translations).map(([locale, text]) => ({ locale, text })),
    audience,
    isOn,
    madeBy: madeBy ?? null,
  };
}
