import type { Actor } from "../../../../application/actor/actor.ts";
import type { ChangeNoticeChoices } from "../../../../application/notice/change-notice-choices.ts";
import type { ViewNoticeChoices } from "../../../../application/notice/view-notice-choices.ts";
import { noticeChannels, type NoticeChoice } from "../../../../domain/notice/notice-choices.ts";
import { clockTime, parseQuietHours } from "../../../../domain/notice/quiet-hours.ts";
import { noticeTopics } from "../../../../domain/notice/notice-story.ts";
import type { NoticeSettingDto } from "../../contract/notice/notice-setting-dto.ts";
import { changeNoticeSettings, viewNoticeSettings } from "../../contract/notice/notice-settings.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the settings of notices. */
interface NoticeSettingUseCases {
  readonly viewNoticeChoices: ViewNoticeChoices;
  readonly changeNoticeChoices: ChangeNoticeChoices;
}

/** Through which channels people are told what. */
export function noticeSettingRoutes(useCases: NoticeSettingUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => {
    const shown = await useCases.viewNoticeChoices.execute(actor);
    const { matrix, connected, hasTelegramBot, quietHours: hours } = shown;
    const quietHours = hours
      ? { from: clockTime(hours.from), until: clockTime(hours.until) }
      : null;
    const events = noticeTopics.map((event) => ({ event, ...matrix[event] }));
    return {
      status: 200 as const,
      body: { data: { connected: [...connected], hasTelegramBot, events, quietHours } },
    };
  };
  return [
    bind(viewNoticeSettings).to(({ actor }) => show(actor)),
    bind(changeNoticeSettings).to(async ({ actor, body }) => {
      const { events, quiet_hours: typed } = body;
      const quiet = typed && { hours: parseQuietHours(typed.from, typed.until) };
      await useCases.changeNoticeChoices.execute(actor, events.flatMap(choicesIn), quiet);
      return show(actor);
    }),
  ];
}

function choicesIn(setting: NoticeSettingDto): NoticeChoice[] {
  return noticeChannels.flatMap((channel) => {
    const isOn = setting[channel];
    return isOn === undefined ? [] : [{ topic: setting.event, channel, isOn }];
  });
}
