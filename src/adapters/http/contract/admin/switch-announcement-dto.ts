import { IsBoolean, IsString, Length } from "class-validator";

/** Whether an announcement shall be on, and why. */
export class SwitchAnnouncementDto {
  @IsBoolean()
  on!: boolean;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
