import { IsBoolean, IsIn, IsString, Length, Matches } from "class-validator";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";

/** An address to save; while only saved ones count, with the proof of a send. */
export class SaveAddressDto extends ProveIdentityDto {
  static override readonly nested = ProveIdentityDto.nested;

  @IsIn(realAssets)
  crypto_currency_code!: RealAsset;

  @Matches(/^[\w:]{1,120}$/)
  address!: string;

  /** What its owner calls it. */
  @IsString()
  @Length(1, 200)
  name!: string;
}

/** Whether only saved addresses count; switching it off takes the proof of a send. */
export class OnlySavedDto extends ProveIdentityDto {
  static override readonly nested = ProveIdentityDto.nested;

  @IsBoolean()
  only_saved!: boolean;
}
