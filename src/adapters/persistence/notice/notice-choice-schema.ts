import { EntitySchema } from "typeorm";
import type { NoticeChannel } from "../../../domain/notice/notice-choices.ts";
import type { NoticeTopic } from "../../../domain/notice/notice-story.ts";

/** A cell of the matrix that a trader changed. */
interface NoticeChoiceRow {
  readonly traderId: string;
  readonly topic: NoticeTopic;
  readonly channel: NoticeChannel;
  readonly isOn: boolean;
}

export const noticeChoiceSchema = new EntitySchema<NoticeChoiceRow>({
  name: "noticeChoice",
  tableName: "notice_choice",
  columns: {
    traderId: { type: "text", name: "trader_id", primary: true },
    topic: { type: "text", primary: true },
    channel: { type: "text", primary: true },
    isOn: { type: "boolean", name: "is_on" },
  },
});
