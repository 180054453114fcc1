import { IsIn, IsOptional, Matches } from "class-validator";

/** Which favorites; `type` is what the caller would do. */
export class ListFavoritesDto {
  @IsOptional()
  @IsIn(["buy", "sell"])
  type?: "buy" | "sell";

  /** `default`: the newest favorite first. */
  @IsOptional()
  @IsIn(["default", "crypto_usd_price_desc", "crypto_usd_price_asc"])
  sort?: "default" | "crypto_usd_price_desc" | "crypto_usd_price_asc";

  /** From 1 on. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/)
  page?: string;
}
