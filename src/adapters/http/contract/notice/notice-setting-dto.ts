import { IsBoolean, IsIn, IsOptional } from "class-validator";
import { noticeTopics, type NoticeTopic } from "../../../../domain/notice/notice-story.ts";

/** The channels of one event; omitted ones stay as they are. */
export class NoticeSettingDto {
  @IsIn(noticeTopics)
  event!: NoticeTopic;

  @IsOptional()
  @IsBoolean()
  web?: boolean;

  @IsOptional()
  @IsBoolean()
  email?: boolean;

  @IsOptional()
  @IsBoolean()
  telegram?: boolean;

  @IsOptional()
  @IsBoolean()
  app?: boolean;
}
