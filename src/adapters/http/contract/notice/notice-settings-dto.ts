import { ArrayMaxSize, IsArray, ValidateNested } from "class-validator";
import { NoticeSettingDto } from "./notice-setting-dto.ts";

/** Any of the events; omitted ones stay as they are. The last one counts where an event comes twice. */
export class NoticeSettingsDto {
  static readonly nested = { events: NoticeSettingDto };

  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  events!: NoticeSettingDto[];
}
