import { Type, type Static } from "typebox";
import { announcementFields, audienceField } from "../announcement/announcement.ts";
import { closed, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { PublishAnnouncementDto } from "./publish-announcement-dto.ts";
import { SwitchAnnouncementDto } from "./switch-announcement-dto.ts";

const announcementView = view("AdminAnnouncement", {
  ...announcementFields,
  audience: audienceField,
  /** The text in other languages, by their locales. */
  translations: Type.Array(closed({ locale: Type.String(), text: Type.String() })),
  isOn: Type.Boolean(),
  /** Null: it came with the platform. */
  madeBy: orNull(Type.String()),
});

export type AdminAnnouncementView = Static<typeof announcementView>;

const answers = {
  200: { description: "All announcements, newest first", body: Type.Array(announcementView) },
};
const byAdmins = { access: "staff", permission: "announce", answers } as const;

export const viewAnnouncements = route({
  id: "viewAnnouncements",
  method: "get",
  path: "/admin/api/announcements",
  summary: "The banners of the whole site, those that are over included",
  ...byAdmins,
});

export const publishAnnouncement = route({
  id: "publishAnnouncement",
  method: "post",
  path: "/admin/api/announcements",
  summary: "Announce something to the whole site; a maintenance also lets no trade start",
  ...byAdmins,
  takesKey: true,
  body: PublishAnnouncementDto,
  refusals: ["announcement_text", "announcement_end", "announcement_country", "reason_needed"],
});

export const switchAnnouncement = route({
  id: "switchAnnouncement",
  method: "post",
  path: "/admin/api/announcements/{id}/switch",
  summary: "Switch a banner of the whole site on or off",
  ...byAdmins,
  takesKey: true,
  body: SwitchAnnouncementDto,
  refusals: ["reason_needed"],
});

export const adminAnnouncementRoutes = {
  viewAnnouncements,
  publishAnnouncement,
  switchAnnouncement,
};
