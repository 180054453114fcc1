import { IsIn, IsOptional, Matches } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import { walletFileFormats, type WalletFileFormat } from "../../../../domain/wallet/wallet-file.ts";

/** Filters for the history. */
export class HistoryDto {
  @IsOptional()
  @IsIn(assetCodes)
  crypto_currency_code?: AssetCode;

  /** 1 … 99,999; defaults to 1. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/)
  page?: string;
}

/** The same filter for a file, and its form. */
export class HistoryFileDto {
  @IsIn(walletFileFormats)
  format!: WalletFileFormat;

  @IsOptional()
  @IsIn(assetCodes)
  crypto_currency_code?: AssetCode;
}
