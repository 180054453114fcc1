import { IsBoolean, IsString, Length } from "class-validator";

/** Whether a company may take payments by links, with the reason for the log. */
export class AllowMerchantDto {
  @IsBoolean()
  is_allowed!: boolean;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
