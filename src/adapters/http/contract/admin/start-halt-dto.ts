import { IsIn, IsOptional, IsString, Length } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import { haltKinds, type HaltKind } from "../../../../domain/halt/halt.ts";

/** What shall be halted, and why. Without a coin: all of them. */
export class StartHaltDto {
  @IsIn(haltKinds)
  kind!: HaltKind;

  @IsOptional()
  @IsIn(assetCodes)
  crypto_currency_code?: AssetCode;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
