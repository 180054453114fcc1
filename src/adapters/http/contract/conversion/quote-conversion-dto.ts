import { IsIn, Matches } from "class-validator";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";

/** What is to be converted, and into what. */
export class QuoteConversionDto {
  @IsIn(realAssets)
  from_crypto_currency_code!: RealAsset;

  @IsIn(realAssets)
  to_crypto_currency_code!: RealAsset;

  /** What is given, in base units. */
  @Matches(/^[1-9]\d{0,29}$/)
  amount!: string;
}
