import { IsString, Length, Matches } from "class-validator";

/** The first code from the app: it proves that the secret was set up. */
export class EnrolFactorDto {
  @IsString()
  @Length(20, 100)
  token!: string;

  @Matches(/^\d{6}$/)
  code!: string;
}
