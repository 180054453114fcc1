import { IsString, Length, Matches } from "class-validator";

/** The current password, an unused code, and the new password. */
export class ChangeStaffPasswordDto {
  @IsString()
  @Length(1, 200)
  current_password!: string;

  @Matches(/^\d{6}$/)
  code!: string;

  @IsString()
  @Length(1, 200)
  new_password!: string;
}
