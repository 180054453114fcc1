import { IsIn, IsOptional, Matches } from "class-validator";
import type { AssetCode } from "../../../../domain/money/asset.ts";

/** Which part of the history. */
export class HistoryDto {
  @IsOptional()
  @IsIn(["BTC", "USDT", "ETH"])
  crypto_currency_code?: AssetCode;

  /** 1 … 99,999; 1 where nothing is said. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/)
  page?: string;
}
