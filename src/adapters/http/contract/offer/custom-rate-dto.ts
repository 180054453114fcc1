import { IsIn, IsOptional, IsString, Length, Matches, MaxLength } from "class-validator";
import { pricePoints, type PricePoint } from "../../../../domain/market/exchange-rate.ts";

/** A price of a named exchange × a multiplier, within bounds. */
export class CustomRateDto {
  /** One of `listRateSources`. */
  @Matches(/^[a-z]{1,20}$/)
  source!: string;

  /** The last trade, the best bid or ask, or the average of a day. */
  @IsIn(pricePoints)
  price_point!: PricePoint;

  /** "1.015", with up to four decimals. */
  @IsString()
  @Length(1, 40)
  multiplier!: string;

  /** Per coin: never below, or above. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  floor?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  ceiling?: string;
}
