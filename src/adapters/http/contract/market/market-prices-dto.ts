import { IsOptional, Matches } from "class-validator";

/**
 * With `wait` the response is held until the market moves after the number `after` (from an earlier
 * response's meta), at most for that many seconds.
 */
export class MarketPricesDto {
  /** Coins with what they are paid in, "BTC-EUR,BTC-USD": at most 20. */
  @Matches(/^[A-Z]{3,4}-[A-Z]{3}(,[A-Z]{3,4}-[A-Z]{3}){0,19}$/, {
    message: "pairs must be one to 20 of a coin and a currency, such as BTC-EUR,BTC-USD",
  })
  pairs!: string;

  @IsOptional()
  @Matches(/^([12]?\d|30)$/, { message: "wait must be 0 to 30 seconds" })
  wait?: string;

  @IsOptional()
  @Matches(/^\d{1,15}$/)
  after?: string;
}
