import { IsString, Matches, MaxLength } from "class-validator";

/** The code from the text or the call; spaces within it do not count. */
export class ConfirmPhoneDto {
  @IsString()
  @MaxLength(20)
  @Matches(/^\s*(\d\s*){6}$/)
  phoneCode!: string;
}
