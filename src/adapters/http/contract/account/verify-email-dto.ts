import { IsString, Matches } from "class-validator";

/** The code from the mail; spaces within it do not count. */
export class VerifyEmailDto {
  @IsString()
  @Matches(/^\s*(\d\s*){6}$/)
  code!: string;
}
