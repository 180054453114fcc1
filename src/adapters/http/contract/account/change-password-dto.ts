import { IsString, Length } from "class-validator";

/** The password that one has, and the one to have from now on. */
export class ChangePasswordDto {
  @IsString()
  @Length(1, 200)
  current_password!: string;

  @IsString()
  @Length(1, 200)
  new_password!: string;
}
