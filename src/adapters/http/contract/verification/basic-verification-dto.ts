import { IsString, Length } from "class-validator";

/** What basic verification asks for. */
export class BasicVerificationDto {
  @IsString()
  @Length(0, 300)
  first_name!: string;

  @IsString()
  @Length(0, 300)
  last_name!: string;

  /** YYYY-MM-DD. */
  @IsString()
  @Length(0, 10)
  birth_date!: string;

  /** ISO 3166-1 alpha-2. */
  @IsString()
  @Length(0, 2)
  country!: string;
}
