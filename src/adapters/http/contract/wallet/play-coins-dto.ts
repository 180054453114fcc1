import { IsIn } from "class-validator";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";

export class PlayCoinsDto {
  @IsIn(realAssets)
  crypto_currency_code!: RealAsset;
}
