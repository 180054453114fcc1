import { IsOptional, IsString, Length } from "class-validator";

/** What a company says of itself; each field is checked again, with a code of its own. */
export class CompanyApplicationDto {
  @IsString()
  @Length(0, 1_000)
  legal_name!: string;

  /** Under which it trades; the legal name if left out. */
  @IsOptional()
  @IsString()
  @Length(0, 1_000)
  business_name?: string;

  @IsString()
  @Length(0, 1_000)
  registration_number!: string;

  /** ISO 3166-1 alpha-2. */
  @IsString()
  @Length(0, 10)
  country!: string;

  @IsString()
  @Length(0, 2_000)
  address!: string;

  @IsOptional()
  @IsString()
  @Length(0, 1_000)
  website?: string;

  /** What it does, and what it wants to trade for. */
  @IsString()
  @Length(0, 4_000)
  activity!: string;
}
