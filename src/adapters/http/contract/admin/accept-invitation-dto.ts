import { IsEmail, IsOptional, IsString, Length } from "class-validator";

/** Redeems an invitation link, which creates a staff account once. */
export class AcceptInvitationDto {
  @IsString()
  @Length(20, 100)
  token!: string;

  /** Omitted if the invitation sets it. */
  @IsOptional()
  @IsString()
  @Length(1, 40)
  username?: string;

  /** What traders see instead of a name. Omitted if the invitation sets it. */
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
