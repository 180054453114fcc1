import { IsOptional, IsString, Length, Matches, ValidateNested } from "class-validator";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";

/** The new password, and a proof: the current password with an unused code, or a passkey. */
export class ChangeStaffPasswordDto {
  static readonly nested = { passkey: PasskeyAnswerDto };

  @IsOptional()
  @IsString()
  @Length(1, 200)
  current_password?: string;

  @IsOptional()
  @Matches(/^\d{6}$/)
  code?: string;

  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAnswerDto;

  @IsString()
  @Length(1, 200)
  new_password!: string;
}
