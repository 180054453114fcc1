import { ArrayMaxSize, IsArray, IsOptional, Matches, ValidateNested } from "class-validator";
import { NoticeSettingDto } from "./notice-setting-dto.ts";

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** When somebody is not to be disturbed; the same time twice: never. */
class QuietHoursDto {
  @Matches(timeOfDay)
  from!: string;

  /** Not later than `from`: on the next day. */
  @Matches(timeOfDay)
  until!: string;
}

/** Any of the events; omitted ones stay as they are. The last one counts where an event comes twice. */
export class NoticeSettingsDto {
  static readonly nested = { events: NoticeSettingDto, quiet_hours: QuietHoursDto };

  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  events!: NoticeSettingDto[];

  /** Without it they stay as they are. */
  @IsOptional()
  @ValidateNested()
  quiet_hours?: QuietHoursDto;
}
