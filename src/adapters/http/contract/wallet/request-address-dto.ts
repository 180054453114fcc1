import { IsIn, IsOptional } from "class-validator";
import { blockchainIds } from "../../../../domain/chain/chain.ts";
import { realAssets, type RealAsset } from "../../../../domain/money/asset.ts";

/** Which coin is to be received. */
export class RequestAddressDto {
  @IsIn(realAssets)
  crypto_currency_code!: RealAsset;

  /** Bitcoin 1, Ethereum 3; without it, the only chain of the coin. */
  @IsOptional()
  @IsIn(Object.values(blockchainIds))
  blockchain_id?: number;
}
