import { IsString, Matches, MaxLength } from "class-validator";

/** The code from the mail; spaces within it do not count. */
export class VerifyEmailDto {
  @IsString()
  @MaxLength(20)
  @Matches(/^\s*(\d\s*){6}$/)
  code!: string;
}
