import { ContainerModule } from "inversify";
import { adminAnnouncementRoutes } from "../adapters/http/inbound/admin/announcement-routes.ts";
import { announcementRoutes } from "../adapters/http/inbound/announcement/announcement-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresAnnouncementStore } from "../adapters/persistence/announcement/postgres-announcement-store.ts";
import { PublishAnnouncement } from "../application/announcement/publish-announcement.ts";
import { ShownAnnouncements } from "../application/announcement/shown-announcements.ts";
import { SwitchAnnouncement } from "../application/announcement/switch-announcement.ts";
import type { AnnouncementStore } from "../application/ports/announcement-store.ts";
import { inRounds } from "./background-task.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const announcementTokens = {
  announcementStore: token<AnnouncementStore>("announcementStore"),
  shownAnnouncements: token<ShownAnnouncements>("shownAnnouncements"),
  publishAnnouncement: token<PublishAnnouncement>("publishAnnouncement"),
  switchAnnouncement: token<SwitchAnnouncement>("switchAnnouncement"),
};

const now = () => Date.now();

const parts = new ContainerModule(({ bind }) => {
  const t = announcementTokens;
  bind(t.announcementStore).toResolvedValue(
    (pool, seal) => new PostgresAnnouncementStore(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.shownAnnouncements).toResolvedValue(
    (store) => new ShownAnnouncements(store, now),
    [t.announcementStore],
  );
  bind(t.publishAnnouncement).toResolvedValue(
    (store, shown) => new PublishAnnouncement({ store, shown, newId, now }),
    [t.announcementStore, t.shownAnnouncements],
  );
  bind(t.switchAnnouncement).toResolvedValue(
    (store, shown) => new SwitchAnnouncement(store, shown),
    [t.announcementStore, t.shownAnnouncements],
  );
});

/** How long a process may go on showing what another one switched off. */
const lookEveryMs = 5_000;

/** The feature announcement: banners of the whole site. */
export const announcements: Feature = {
  module: parts,
  routes: () => [served(announcementRoutes, announcementTokens)],
  consoleRoutes: () => [
    served(adminAnnouncementRoutes, { ...announcementTokens, onceByKey: tokens.onceByKey }),
  ],
  tasks: [
    inRounds({
      pauseMs: lookEveryMs,
      failed: "nobody could look what is announced",
      round: (found) => {
        const shown = found.get(announcementTokens.shownAnnouncements);
        return () => shown.refresh();
      },
    }),
  ],
};
