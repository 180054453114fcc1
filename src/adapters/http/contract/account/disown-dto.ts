import { IsString, Matches } from "class-validator";

/** The secret of the link in the mail about a sign-in. */
export class DisownDto {
  @IsString()
  @Matches(/^[\w-]{20,100}$/)
  token!: string;
}
