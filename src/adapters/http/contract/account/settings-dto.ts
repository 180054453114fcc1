import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
} from "class-validator";
import { audiences, type Audience } from "../../../../domain/account/audience.ts";
import type { FullNameVisibility } from "../../../../domain/account/full-name.ts";
import { fiatCurrencies } from "../../../../domain/catalogue/fiat-currencies.ts";
import { languageCodes } from "../../../../domain/catalogue/languages.ts";
import type { FiatCode } from "../../../../domain/money/fiat.ts";
import { localeCodes, type Locale } from "../locales.ts";

/**
 * Any subset of the settings; omitted fields stay unchanged (answers 165). An empty text counts as
 * not sent; a blank one clears it.
 */
export class SettingsDto {
  @IsOptional()
  @IsString()
  @Length(1, 2_000)
  bio?: string;

  @IsOptional()
  @IsString()
  @Length(1, 500)
  statusMessage?: string;

  @IsOptional()
  @IsString()
  @Length(1, 200)
  firstName?: string;

  @IsOptional()
  @IsString()
  @Length(1, 200)
  lastName?: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(4)
  fullNameVisibilityType?: FullNameVisibility;

  @IsOptional()
  @IsIn(audiences)
  fullNameAudience?: Audience;

  @IsOptional()
  @IsIn(fiatCurrencies.map(({ code }) => code))
  fiatCurrencyCode?: FiatCode;

  @IsOptional()
  @IsIn(localeCodes)
  locale?: Locale;

  /** An IANA name, such as Europe/Lisbon. */
  @IsOptional()
  @IsString()
  @Length(1, 60)
  timezone?: string;

  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/)
  country?: string;

  /** ISO 639-1; all of them, in the order in which they are shown. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @IsIn(languageCodes, { each: true })
  vendorLanguages?: string[];

  @IsOptional()
  @IsBoolean()
  isBalanceHidden?: boolean;

  @IsOptional()
  @IsIn(audiences)
  accept_chat_messages?: Audience;

  /** Minutes. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  notifyTradeMessagesInterval?: number;

  @IsOptional()
  @IsBoolean()
  hasActiveMobileApp?: boolean;

  @IsOptional()
  @IsBoolean()
  isSoundEnabled?: boolean;

  /** Whether a sign-in on a new device waits for an answer on a known one. */
  @IsOptional()
  @IsBoolean()
  confirmsNewDevices?: boolean;
}
