import { IsEmail, IsString, Length, Matches } from "class-validator";
import { plainAddress, plainAddressWanted } from "../plain-address.ts";

/** The address of the account whose password is lost. */
export class AskRecoveryDto {
  @IsString()
  @IsEmail({ allow_utf8_local_part: false })
  @Length(3, 254)
  @Matches(plainAddress, { message: plainAddressWanted })
  email!: string;
}
