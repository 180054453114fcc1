import { IsIn, Matches } from "class-validator";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";

/** Of which market. */
export class ListRateSourcesDto {
  @IsIn(realAssets)
  crypto_currency_code!: RealAsset;

  /** An ISO code. */
  @Matches(/^[A-Z]{3}$/)
  currency!: string;
}
