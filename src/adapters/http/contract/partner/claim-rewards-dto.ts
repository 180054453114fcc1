import { IsIn } from "class-validator";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";

export class ClaimRewardsDto {
  @IsIn(realAssets)
  crypto_currency_code!: RealAsset;
}
