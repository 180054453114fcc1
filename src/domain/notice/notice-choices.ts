import { noticeTopics, type NoticeTopic } from "./notice-story.ts";

/** Where a notice can reach somebody. `web`: the bell and messages inside the site. */
export const noticeChannels = ["web", "email", "telegram", "app"] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** One cell of the matrix that somebody changed. */
export interface NoticeChoice {
  readonly topic: NoticeTopic;
  readonly channel: NoticeChannel;
  readonly isOn: boolean;
}

/** For each topic, which channels are on. */
export type NoticeMatrix = Readonly<Record<NoticeTopic, Readonly<Record<NoticeChannel, boolean>>>>;

/** Everything is on until somebody switches it off: no topic is advertising (answers 117). */
export function matrixOf(choices: readonly NoticeChoice[]): NoticeMatrix {
  const isOn = (topic: NoticeTopic, channel: NoticeChannel) =>
    choices.find((each) => each.topic === topic && each.channel === channel)?.isOn ?? true;
  const rows = noticeTopics.map((topic) => {
    const cells = noticeChannels.map((channel) => [channel, isOn(topic, channel)]);
    return [topic, Object.fromEntries(cells)];
  });
  return Object.fromEntries(rows) as NoticeMatrix;
}
