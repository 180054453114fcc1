import {
  ArrayMaxSize,
  IsArray,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  ValidateNested,
} from "class-validator";
import { DutyHoursDto } from "../offer/duty-hours-dto.ts";

/** A text that a vendor sends often. */
class QuickReplyDto {
  @IsString()
  @Length(1, 200)
  title!: string;

  @IsString()
  @Length(1, 2_000)
  text!: string;
}

/** What a vendor prepared; what is left out is removed. */
export class VendorDeskDto {
  static readonly nested = { replies: QuickReplyDto, hours: DutyHoursDto };

  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  greeting?: string;

  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  away_reply?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  replies?: QuickReplyDto[];

  /** When you are there; without days, always. */
  @IsOptional()
  @ValidateNested()
  hours?: DutyHoursDto;
}
