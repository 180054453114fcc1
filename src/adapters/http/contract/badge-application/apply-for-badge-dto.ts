import { IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from "class-validator";
import {
  appliedBadges,
  type AppliedBadge,
} from "../../../../domain/badge-application/badge-application.ts";

/** An application for a badge. */
export class ApplyForBadgeDto {
  @IsIn(appliedBadges)
  badge!: AppliedBadge;

  /** Why they should have it. */
  @IsString()
  @Length(1, 4_000)
  text!: string;

  /** The version of the vendor terms that they accept; needed for the vendor badge. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  terms_version?: number;
}
