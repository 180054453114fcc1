import { IsIn, IsOptional, IsString, Length } from "class-validator";
import { fiatCurrencies } from "../../../../domain/catalogue/fiat-currencies.ts";
import type { FiatCode } from "../../../../domain/money/fiat.ts";
import { localeCodes, type Locale } from "../locales.ts";

/** Any subset of the settings; omitted fields stay unchanged (answers 165). */
export class SettingsDto {
  /** An empty field counts as not sent; a blank string clears the text. */
  @IsOptional()
  @IsString()
  @Length(1, 2_000)
  bio?: string;

  @IsOptional()
  @IsIn(fiatCurrencies.map(({ code }) => code))
  fiatCurrencyCode?: FiatCode;

  @IsOptional()
  @IsIn(localeCodes)
  locale?: Locale;
}
