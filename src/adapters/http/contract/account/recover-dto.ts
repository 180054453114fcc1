import { IsString, Length, Matches } from "class-validator";

/** The secret of the link, and the new password. */
export class RecoverDto {
  @IsString()
  @Matches(/^[\w-]{20,100}$/)
  token!: string;

  @IsString()
  @Length(1, 200)
  new_password!: string;
}
