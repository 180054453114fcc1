import { IsBoolean, IsEmail, IsOptional, IsString, Length, Matches } from "class-validator";
import { plainAddress, plainAddressWanted } from "../plain-address.ts";

/**
 * What a person enters to open an account. The use case decides which names and passwords are
 * taken.
 */
export class RegisterDto {
  @IsString()
  @Length(1, 40)
  username!: string;

  @IsEmail({ allow_utf8_local_part: false })
  @Length(3, 254)
  // The last decorator is checked first: IsEmail throws on a lone surrogate.
  @Matches(plainAddress, { message: plainAddressWanted })
  email!: string;

  /** Keeps an address whose domain looks like a typo. */
  @IsOptional()
  @IsBoolean()
  is_email_meant?: boolean;

  @IsString()
  @Length(1, 200)
  password!: string;

  /** To try everything with play money; such an account never becomes a real one. */
  @IsOptional()
  @IsBoolean()
  is_demo_account?: boolean;

  /** Of a partner. One that nobody has is ignored; the cookie of a referral link counts first. */
  @IsOptional()
  @IsString()
  @Length(1, 40)
  referral_code?: string;
}
