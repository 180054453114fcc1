import { IsIn, Matches } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";

/** What is to be converted, and into what. */
export class QuoteConversionDto {
  @IsIn(assetCodes)
  from_crypto_currency_code!: AssetCode;

  @IsIn(assetCodes)
  to_crypto_currency_code!: AssetCode;

  /** What is given, in base units. */
  @Matches(/^[1-9]\d{0,29}$/)
  amount!: string;
}
