import { IsIn } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";

export class PlayCoinsDto {
  @IsIn(assetCodes)
  crypto_currency_code!: AssetCode;
}
