import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";

/** The offer being written: its price is a margin in percent, or fixed; neither is needed. */
export class MarketDepthDto {
  /** What the owner does. */
  @IsIn(["buy", "sell"])
  type!: "buy" | "sell";

  @Matches(/^[A-Z]{3,5}$/)
  crypto_currency_code!: string;

  @Matches(/^[A-Z]{3}$/)
  currency!: string;

  @Matches(/^[a-z0-9-]{1,60}$/)
  payment_method!: string;

  @IsOptional()
  @IsString()
  @Length(1, 40)
  margin?: string;

  @IsOptional()
  @IsString()
  @Length(1, 40)
  fixed_price?: string;
}
