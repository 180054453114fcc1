import { IsBoolean, IsIn, IsString, Length, Matches } from "class-validator";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";

/** Why an order is given back. */
export class GiveBackOrderDto {
  @IsString()
  @Length(1, 2_000)
  reason!: string;
}

/** What a provider paid, or was paid. */
export class BookSettlementDto extends GiveBackOrderDto {
  @Matches(/^[\w-]{1,40}$/)
  provider!: string;

  @IsIn(realAssets)
  asset!: RealAsset;

  /** In base units. */
  @Matches(/^[1-9]\d{0,29}$/)
  amount!: string;

  /** Whether the provider paid us. */
  @IsBoolean()
  isReceived!: boolean;
}
