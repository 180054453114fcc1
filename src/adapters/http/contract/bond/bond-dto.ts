import { IsIn } from "class-validator";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";

/** In which coin what is missing of the bond is left. */
export class DepositBondDto {
  @IsIn(realAssets)
  crypto_currency_code!: RealAsset;
}

/** A proof of who gets their bonds back. */
export class RetrieveBondDto extends ProveIdentityDto {
  static override readonly nested = ProveIdentityDto.nested;
}
