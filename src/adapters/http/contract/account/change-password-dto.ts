import { IsOptional, IsString, Length, ValidateNested } from "class-validator";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";

/** The current password and the new one. */
export class ChangePasswordDto {
  static readonly nested = { passkey: PasskeyAnswerDto };

  @IsString()
  @Length(1, 200)
  current_password!: string;

  @IsString()
  @Length(1, 200)
  new_password!: string;

  /** A code of the authenticator app, where a second factor is set. */
  @IsOptional()
  @IsString()
  @Length(6, 7)
  code?: string;

  /** What one of their passkeys signed, in place of a code. */
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAnswerDto;
}
