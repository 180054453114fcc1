import { IsString, Length } from "class-validator";

/** The current password and the new one. */
export class ChangePasswordDto {
  @IsString()
  @Length(1, 200)
  current_password!: string;

  @IsString()
  @Length(1, 200)
  new_password!: string;
}
