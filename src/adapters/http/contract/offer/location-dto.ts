import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from "class-validator";

/** Where the cash of an offer changes hands. */
export class LocationDto {
  /** ISO 3166-1 alpha-2. */
  @Matches(/^[A-Z]{2}$/)
  country!: string;

  /** The id of one of its regions; anywhere in the country, if left out. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  location_id?: number;

  /** One line, in the owner's words. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  city?: string;
}
