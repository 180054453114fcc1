import {
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from "class-validator";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";

/** Where the holder lives, for transfers from abroad. */
class SwiftAddressDto {
  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  residency?: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  state?: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  city?: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  zip?: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  address?: string;
}

/** The account within the euro area or the United Kingdom. */
class SepaDto {
  @IsOptional()
  @IsString()
  @MaxLength(500)
  iban?: string;
}

/** A bank account. Which fields are needed depends on its country. */
export class BankAccountDto {
  static readonly nested = { swift: SwiftAddressDto, sepa: SepaDto };

  @IsInt()
  fiat_currency_id!: number;

  /** Needed; a blank one is named with the other faults. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  holder_name?: string;

  /** Whether the holder is a person (User); otherwise a business (Business). */
  @IsBoolean()
  is_personal!: boolean;

  /** ISO 3166-1 alpha-2. */
  @Matches(/^[A-Z]{2}$/)
  country_id!: string;

  @IsOptional()
  @ValidateNested()
  swift?: SwiftAddressDto;

  @IsOptional()
  @ValidateNested()
  sepa?: SepaDto;

  /** In Mexico, the CLABE. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  account_number?: string;

  /** The sort code in the United Kingdom, the BIK in Russia. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  routing_number?: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  bank_id?: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  swift_code?: string;

  /** In place of `bank_id`, it names a bank that is not listed. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  bank_name?: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  ifsc?: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  clabe?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  additional_info?: string;
}

/** The new details of a saved account; where offers pay to it, with a proof that it is its owner. */
export class ChangeBankAccountDto extends BankAccountDto {
  static override readonly nested = { ...BankAccountDto.nested, passkey: PasskeyAnswerDto };

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
