import { Type, type Static } from "typebox";
import { noticeChannels } from "../../../../domain/notice/notice-choices.ts";
import { noticeTopics } from "../../../../domain/notice/notice-story.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { NoticeSettingsDto } from "./notice-settings-dto.ts";

const channel = oneOf(noticeChannels);

/** Which channels are on for one kind of event. */
const noticeSetting = view("NotificationSetting", {
  event: oneOf(noticeTopics),
  web: Type.Boolean(),
  email: Type.Boolean(),
  telegram: Type.Boolean(),
  app: Type.Boolean(),
});

const noticeSettings = view("NotificationSettings", {
  /** The channels that reach this person now; the settings of the others count once they do. */
  connected: Type.Array(channel),
  /** Whether this site can tell people on Telegram. */
  hasTelegramBot: Type.Boolean(),
  events: Type.Array(noticeSetting),
  /** By the person's own clock: what can wait is told after them. Null: there are none. */
  quietHours: orNull(closed({ from: Type.String(), until: Type.String() })),
});

export type NoticeSettingsView = Static<typeof noticeSettings>;

const theSettings = {
  200: { description: "The current settings", body: dataOf(noticeSettings) },
};

export const viewNoticeSettings = route({
  id: "viewNoticeSettings",
  method: "get",
  path: "/rest/v1/notifications/settings",
  summary: "Through which channels the signed-in trader is told what",
  access: "trader",
  answers: theSettings,
});

export const changeNoticeSettings = route({
  id: "changeNoticeSettings",
  method: "put",
  path: "/rest/v1/notifications/settings",
  summary: "Choose the channels for any of the events; all are kept, or none",
  access: "trader",
  body: NoticeSettingsDto,
  answers: theSettings,
});
