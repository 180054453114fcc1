import { IsOptional, IsString, Length } from "class-validator";

/** What proves that a new authenticator app is the owner's. */
export class BeginAuthenticatorDto {
  @IsString()
  @Length(1, 200)
  password!: string;

  /** Of the app that is replaced, or a recovery code. */
  @IsOptional()
  @IsString()
  @Length(6, 40)
  code?: string;
}
