import { IsIn } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";

export class ClaimRewardsDto {
  @IsIn(assetCodes)
  crypto_currency_code!: AssetCode;
}
