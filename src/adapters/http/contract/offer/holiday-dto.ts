import { IsString, Matches, MaxLength } from "class-validator";

/** Until when all offers of a trader are off. */
export class HolidayDto {
  /** The first day on which they are on again, "2026-12-24". */
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  day!: string;

  /** By whose clock the day begins, of the IANA database. */
  @IsString()
  @MaxLength(60)
  timezone!: string;
}
