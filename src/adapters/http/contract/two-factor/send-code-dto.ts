import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";

/** Has a code sent. `login`, the name or the email address, only where nobody is signed in. */
export class SendCodeDto {
  @IsIn(["login", "release", "sendout", "account", "setup"])
  purpose!: "login" | "release" | "sendout" | "account" | "setup";

  @IsString()
  @Length(1, 200)
  password!: string;

  @IsOptional()
  @IsString()
  @Length(1, 254)
  @Matches(/^\P{Cc}+$/u)
  login?: string;
}
