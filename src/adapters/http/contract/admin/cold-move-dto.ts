import { IsIn, IsString, Length, Matches } from "class-validator";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";

/** What moves to cold storage, in base units, and why. */
export class ColdMoveDto {
  @IsIn(realAssets)
  asset!: RealAsset;

  @IsString()
  @Matches(/^[1-9]\d{0,37}$/, { message: "amount must be a number of base units" })
  amount!: string;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
