import { IsIn, IsOptional, Matches } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import { offerSorts, type OfferSort } from "../../../../domain/offer/offer-sorts.ts";

/** Filters for a trader's offers; `type` is what the visitor does. */
export class ListActiveOffersDto {
  @IsOptional()
  @IsIn(["buy", "sell"])
  type?: "buy" | "sell";

  @IsOptional()
  @IsIn(assetCodes)
  crypto_currency_code?: AssetCode;

  /** `default`: best first; by the release time too, as all are the same trader's. */
  @IsOptional()
  @IsIn(offerSorts)
  sort?: OfferSort;

  /** How many to skip; defaults to 0. */
  @IsOptional()
  @Matches(/^(0|[1-9]\d{0,3})$/)
  offset?: string;
}
