import { IsBoolean, IsInt, IsString, Length, Max, Min } from "class-validator";

/** The decision on an application for a badge, with the reason that its applicant is told. */
export class DecideBadgeApplicationDto {
  /** The number of the application that was read. */
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  application!: number;

  @IsBoolean()
  approved!: boolean;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
