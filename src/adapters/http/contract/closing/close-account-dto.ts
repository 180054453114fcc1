import { IsOptional, IsString, Length, ValidateNested } from "class-validator";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";

/** Proof of who closes their account. */
export class CloseAccountDto {
  static readonly nested = { passkey: PasskeyAnswerDto };

  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;

  /** A code of the second factor, where one is set, or a recovery code. */
  @IsOptional()
  @IsString()
  @Length(6, 40)
  code?: string;

  /** What one of their passkeys signed, in place of either. */
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAnswerDto;
}
