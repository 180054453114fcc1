import { IsOptional, IsString, Length, Matches } from "class-validator";

/** `login` is the name or the email address. */
export class LogInDto {
  @IsString()
  @Length(1, 254)
  @Matches(/^\P{Cc}+$/u)
  login!: string;

  @IsString()
  @Length(1, 200)
  password!: string;

  /** A code of the authenticator app or a recovery code, where sign-in asks for one. */
  @IsOptional()
  @IsString()
  @Length(6, 40)
  code?: string;
}
