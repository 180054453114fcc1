import { IsInt, IsString, Length, Max, Min } from "class-validator";

/** A record on another marketplace. */
export class ClaimReputationDto {
  @IsString()
  @Length(1, 100)
  market!: string;

  /** Of the profile there, with https. */
  @IsString()
  @Length(1, 500)
  address!: string;

  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  trades!: number;

  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  positive!: number;

  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  negative!: number;

  /** The year since which you are a member there. */
  @IsInt()
  @Min(0)
  @Max(9999)
  since!: number;
}
