import { IsOptional, Matches } from "class-validator";

export class CryptoFiatRatesDto {
  /** The language of the names, such as pt or pt-BR; English without. */
  @IsOptional()
  @Matches(/^[a-z]{2,3}(-[A-Z]{2})?$/)
  locale?: string;
}

export class WalletRatesDto {
  /** An ISO code; all currencies without. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/)
  currency?: string;
}
