import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Length } from "class-validator";
import { OfferVersionDto } from "./offer-version-dto.ts";

/** Switches an offer on or off. */
export class OfferStatusDto extends OfferVersionDto {
  @IsIn(["active", "inactive"])
  new_status!: "active" | "inactive";
}

/** Switches all offers on or off. */
export class AllOffersStatusDto {
  @IsIn(["active", "inactive"])
  new_status!: "active" | "inactive";
}

/** From the market price, in percent ("-1.5"); an offer of a fixed price has a margin from then on. */
export class OfferMarginDto extends OfferVersionDto {
  @IsString()
  @Length(1, 40)
  new_margin!: string;
}

/** The price of one coin; an offer of a margin has a fixed price from then on. */
export class OfferFixedPriceDto extends OfferVersionDto {
  @IsString()
  @Length(1, 40)
  new_fixed_price!: string;
}

/** A range, or the only amounts that the offer takes. */
export class OfferAmountDto extends OfferVersionDto {
  @IsOptional()
  @IsString()
  @Length(1, 40)
  range_min?: string;

  @IsOptional()
  @IsString()
  @Length(1, 40)
  range_max?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsString({ each: true })
  @Length(1, 40, { each: true })
  predefined_amount?: string[];
}
