import { IsIn, IsOptional, Matches } from "class-validator";
import type { AssetCode } from "../../../../domain/money/asset.ts";

/** Filters for a trader's offers; `type` is what the visitor does. */
export class ListActiveOffersDto {
  @IsOptional()
  @IsIn(["buy", "sell"])
  type?: "buy" | "sell";

  @IsOptional()
  @IsIn(["BTC", "USDT", "ETH"])
  crypto_currency_code?: AssetCode;

  /** `default`: newest first. */
  @IsOptional()
  @IsIn(["default", "crypto_usd_price_desc", "crypto_usd_price_asc"])
  sort?: "default" | "crypto_usd_price_desc" | "crypto_usd_price_asc";

  /** How many to skip; defaults to 0. */
  @IsOptional()
  @Matches(/^(0|[1-9]\d{0,3})$/)
  offset?: string;
}
