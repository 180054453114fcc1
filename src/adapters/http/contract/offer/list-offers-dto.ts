import { IsIn, IsNumberString, IsOptional, IsString, Length, Matches } from "class-validator";
import { offerSorts, type OfferSort } from "../../../../domain/offer/offer-sorts.ts";

/** The filters of the offer list (specification, section 3); `type` is what the visitor does. */
export class ListOffersDto {
  @IsIn(["buy", "sell"])
  type!: "buy" | "sell";

  /** 6 Tether, 8 Bitcoin, 9 Ethereum. */
  @IsOptional()
  @IsIn(["6", "8", "9"])
  crypto_currency_id?: string;

  /** A catalogue slug. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,60}$/)
  "payment-method"?: string;

  /** An ISO code. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/)
  currency?: string;

  /** The fiat amount to trade. */
  @IsOptional()
  @IsNumberString()
  @Length(1, 20)
  "fiat-min"?: string;

  /** 1: each offer says whether it is one of the caller's favorites. */
  @IsOptional()
  @IsIn(["0", "1"])
  withFavorites?: "0" | "1";

  /** A slug of a payment method group. */
  @IsOptional()
  @Matches(/^[a-z-]{1,40}$/)
  group?: string;

  /**
   * The order. `default`: best first, by the price and by how the owner trades; by price: that of one
   * coin, in US dollars; by release time: the owner's median, those without one last.
   */
  @IsOptional()
  @IsIn(offerSorts)
  sort?: OfferSort;

  /** A cursor from an earlier response in the same order. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  page_id?: string;

  /** 1 … 50; defaults to 10. */
  @IsOptional()
  @Matches(/^([1-9]|[1-4]\d|50)$/)
  limit?: string;
}
