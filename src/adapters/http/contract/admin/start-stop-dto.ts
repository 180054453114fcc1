import { IsIn, IsOptional, IsString, Length } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import { stopKinds, type StopKind } from "../../../../domain/stop/stop.ts";

/** What shall be stopped, and why. Without a coin: all of them. */
export class StartStopDto {
  @IsIn(stopKinds)
  kind!: StopKind;

  @IsOptional()
  @IsIn(assetCodes)
  crypto_currency_code?: AssetCode;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
