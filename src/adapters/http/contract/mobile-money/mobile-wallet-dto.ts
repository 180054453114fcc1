import {
  ArrayMaxSize,
  IsArray,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from "class-validator";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";

/** What a new wallet and a changed one have in common. */
class WalletFieldsDto {
  /** ISO 3166-1 alpha-2. */
  @Matches(/^[A-Z]{2}$/)
  country_id!: string;

  /** Needed; a blank one is named with the other faults. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  holder_name?: string;

  /** Slugs of the catalogue. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @Matches(/^[a-z0-9-]{1,60}$/, { each: true })
  payment_methods?: string[];

  /** That was sent to the number; needed for a new one. */
  @IsOptional()
  @IsString()
  @Length(6, 7)
  verification_code?: string;
}

/** A wallet of mobile money. */
export class MobileWalletDto extends WalletFieldsDto {
  /** With the country's code: `+254 712 345 678`. */
  @IsString()
  @Length(1, 40)
  phone!: string;
}

/** The new details of a wallet; where offers pay to it, with a proof that it is its owner. */
export class ChangeMobileWalletDto extends WalletFieldsDto {
  static readonly nested = { passkey: PasskeyAnswerDto };

  /** Left out, the number stays. */
  @IsOptional()
  @IsString()
  @Length(1, 40)
  phone?: string;

  /** The owner's password. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;

  /** A code of the authenticator app, where a second factor is set. */
  @IsOptional()
  @IsString()
  @Length(6, 7)
  code?: string;

  /** What one of their passkeys signed, in place of either. */
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAnswerDto;
}

/** Where a code is wanted. */
export class WalletCodeDto {
  /** With the country's code. */
  @IsString()
  @Length(1, 40)
  phone!: string;
}
