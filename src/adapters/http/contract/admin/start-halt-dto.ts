import { IsIn, IsOptional, IsString, Length } from "class-validator";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";
import { haltKinds, type HaltKind } from "../../../../domain/halt/halt.ts";

/** What to halt, and why. Without a coin: all of them. */
export class StartHaltDto {
  @IsIn(haltKinds)
  kind!: HaltKind;

  @IsOptional()
  @IsIn(realAssets)
  crypto_currency_code?: RealAsset;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
