import { IsIn, IsNumberString, IsOptional, Length, Matches } from "class-validator";
import { offerSorts, type OfferSort } from "../../../../domain/offer/offer-sorts.ts";

/** The filters of offers (specification, section 3); `type` is what the visitor does. */
export class OfferFiltersDto {
  @IsIn(["buy", "sell"])
  type!: "buy" | "sell";

  /** 6 Tether, 8 Bitcoin, 9 Ethereum; of demo accounts also 1006, 1008 and 1009, which mean the same. */
  @IsOptional()
  @IsIn(["6", "8", "9", "1006", "1008", "1009"])
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

  /** 1: fiat-min is in US dollars, whatever the currency. */
  @IsOptional()
  @IsIn(["0", "1"])
  convertFromUSD?: "0" | "1";

  /** The offer accepts some amount from this one on, in its currency. */
  @IsOptional()
  @IsNumberString()
  @Length(1, 20)
  amount_range_min?: string;

  /** The offer accepts some amount up to this one, in its currency. */
  @IsOptional()
  @IsNumberString()
  @Length(1, 20)
  amount_range_max?: string;

  /** Any of these badges of the owner, separated by commas. */
  @IsOptional()
  @Matches(/^[a-z_]{1,20}(,[a-z_]{1,20}){0,9}$/)
  user_badges?: string;

  /** 1: owners who were seen within half an hour. */
  @IsOptional()
  @IsIn(["0", "1"])
  online_users?: "0" | "1";

  /** 1: owners with a verified ID. */
  @IsOptional()
  @IsIn(["0", "1"])
  isVerifiedOffers?: "0" | "1";

  /** The country of the owners, by their own statement (ISO 3166-1 alpha-2), or WORLDWIDE. */
  @IsOptional()
  @Matches(/^([A-Z]{2}|WORLDWIDE)$/)
  users_country_iso?: string;

  /** Payment methods that can be used in this country (ISO 3166-1 alpha-2), or WORLDWIDE. */
  @IsOptional()
  @Matches(/^([A-Z]{2}|WORLDWIDE)$/)
  visitor_country_iso?: string;

  /** 1: only payment methods that are particular to the country of visitor_country_iso. */
  @IsOptional()
  @IsIn(["0", "1"])
  is_payment_method_localized?: "0" | "1";

  /** All of these tags, by their slugs, separated by commas. */
  @IsOptional()
  @Matches(/^[\p{L}\p{N}\p{M}-]{1,40}(,[\p{L}\p{N}\p{M}-]{1,40}){0,9}$/u)
  tags?: string;

  /** Accepts a card whose number begins so (six or eight digits), any of several separated by commas. */
  @IsOptional()
  @Matches(/^\d{6}(\d{2})?(,\d{6}(\d{2})?){0,9}$/)
  binCode?: string;

  /** Accepts cards from there (ISO 3166-1 alpha-2), any of several separated by commas. */
  @IsOptional()
  @Matches(/^[A-Z]{2}(,[A-Z]{2}){0,9}$/)
  cardRegion?: string;

  /** The id of the city or region where cash changes hands, or of a region that this is a part of. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}$/)
  location_id?: string;

  /** 1: only offers that the caller can take now. */
  @IsOptional()
  @IsIn(["0", "1"])
  acceptableOnly?: "0" | "1";

  /** 1: only offers of traders whom the caller blocked; all other lists leave them out. */
  @IsOptional()
  @IsIn(["0", "1"])
  block?: "0" | "1";

  /** 1: only offers for people without a completed trade, with a limit for new buyers; ignored while its flag is off. */
  @IsOptional()
  @IsIn(["0", "1"])
  newbieOffers?: "0" | "1";

  /** Only offers of the OTC desk, or of gift cards; the silent pool has a list of its own. */
  @IsOptional()
  @IsIn(["otc", "gift-cards"])
  area?: "otc" | "gift-cards";

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
}
