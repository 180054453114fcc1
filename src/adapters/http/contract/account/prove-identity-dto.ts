import { IsOptional, IsString, Length, ValidateNested } from "class-validator";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";

/** The password, typed again: asked for what a stolen session must not do. */
export class ProveIdentityDto {
  static readonly nested = { passkey: PasskeyAnswerDto };

  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;

  /** A code of the authenticator app, where a second factor is set. */
  @IsOptional()
  @IsString()
  @Length(6, 7)
  code?: string;

  /** What one of their passkeys signed, in place of either. */
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAnswerDto;
}
