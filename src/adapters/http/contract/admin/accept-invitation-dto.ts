import { IsEmail, IsOptional, IsString, Length, Matches } from "class-validator";
import { plainAddress, plainAddressWanted } from "../plain-address.ts";

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
  @Matches(plainAddress, { message: plainAddressWanted })
  email!: string;

  @IsString()
  @Length(1, 200)
  password!: string;
}
