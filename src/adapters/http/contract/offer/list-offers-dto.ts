import { IsIn, IsNumberString, IsOptional, IsString, Length, Matches } from "class-validator";

/** The filters of the offer list (specification, section 3); `type` is what the visitor does. */
export class ListOffersDto {
  @IsIn(["buy", "sell"])
  type!: "buy" | "sell";

  /** 6 Tether, 8 Bitcoin, 9 Ethereum. */
  @IsOptional()
  @IsIn(["6", "8", "9"])
  crypto_currency_id?: string;

  /** A slug of the catalogue. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,60}$/)
  "payment-method"?: string;

  /** An ISO code. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/)
  currency?: string;

  /** The amount of fiat to trade. */
  @IsOptional()
  @IsNumberString()
  @Length(1, 20)
  "fiat-min"?: string;

  /** 1: each offer says whether the caller keeps it as a favorite. */
  @IsOptional()
  @IsIn(["0", "1"])
  withFavorites?: "0" | "1";

  /** A slug of a group of methods. */
  @IsOptional()
  @Matches(/^[a-z-]{1,40}$/)
  group?: string;

  /** A cursor that an earlier answer gave. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  page_id?: string;

  /** 1 … 50; 10 where nothing is said. */
  @IsOptional()
  @Matches(/^([1-9]|[1-4]\d|50)$/)
  limit?: string;
}
