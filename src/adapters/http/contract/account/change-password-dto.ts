import { IsOptional, IsString, Length } from "class-validator";

/** The current password and the new one. */
export class ChangePasswordDto {
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
}
