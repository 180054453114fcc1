import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";

/** On one day of the week; an end before the start is on the next day. */
class DutyDayDto {
  /** 1 is Monday, 7 Sunday. */
  @IsInt()
  @Min(1)
  @Max(7)
  day!: number;

  @Matches(/^\d\d:\d\d$/)
  from!: string;

  @Matches(/^\d\d:\d\d$/)
  to!: string;
}

/** When the owner is there. Days that are left out are off. */
export class DutyHoursDto {
  static readonly nested = { days: DutyDayDto };

  /** Of the IANA database. */
  @IsString()
  @MaxLength(60)
  timezone!: string;

  @IsArray()
  @ArrayMaxSize(7)
  @ValidateNested({ each: true })
  days!: DutyDayDto[];

  /** Nobody starts a trade outside them; else takers are only told. */
  @IsOptional()
  @IsBoolean()
  refuse_starts?: boolean;
}
