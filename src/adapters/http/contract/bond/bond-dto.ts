import { IsIn } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";

/** In which coin what is missing of the bond is left. */
export class DepositBondDto {
  @IsIn(assetCodes)
  crypto_currency_code!: AssetCode;
}

/** A proof of who gets their bonds back. */
export class RetrieveBondDto extends ProveIdentityDto {
  static override readonly nested = ProveIdentityDto.nested;
}
