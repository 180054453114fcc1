import { IsEmail, IsString, Length, Matches } from "class-validator";
import { plainAddress, plainAddressWanted } from "../plain-address.ts";

/** The address to confirm instead of the one given before. */
export class ChangeEmailDto {
  @IsString()
  @IsEmail({ allow_utf8_local_part: false })
  @Length(3, 254)
  @Matches(plainAddress, { message: plainAddressWanted })
  email!: string;
}
