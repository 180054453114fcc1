import { IsEmail, IsOptional, IsString, Length } from "class-validator";

/** The link of an invitation makes an account of staff, once. */
export class AcceptInvitationDto {
  @IsString()
  @Length(20, 100)
  token!: string;

  /** Left out where the invitation says it. */
  @IsOptional()
  @IsString()
  @Length(1, 40)
  username?: string;

  /** What traders read in the place of a name. Left out where the invitation says it. */
  @IsOptional()
  @IsString()
  @Length(1, 40)
  code_name?: string;

  @IsEmail()
  @Length(3, 254)
  email!: string;

  @IsString()
  @Length(1, 200)
  password!: string;
}
