import { IsOptional, Matches } from "class-validator";

/** The newest day without one. */
export class ReservesOfDayDto {
  /** UTC, "2026-11-27", within the last month. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: "day must look like 2026-11-27" })
  day?: string;
}
