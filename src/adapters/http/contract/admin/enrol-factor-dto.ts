import { IsString, Length, Matches } from "class-validator";

/** The first code of the app: it shows that the secret arrived. */
export class EnrolFactorDto {
  @IsString()
  @Length(20, 100)
  token!: string;

  @Matches(/^\d{6}$/)
  code!: string;
}
