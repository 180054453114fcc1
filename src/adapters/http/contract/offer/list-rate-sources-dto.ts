import { IsIn, Matches } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";

/** Of which market. */
export class ListRateSourcesDto {
  @IsIn(assetCodes)
  crypto_currency_code!: AssetCode;

  /** An ISO code. */
  @Matches(/^[A-Z]{3}$/)
  currency!: string;
}
