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

/** Relative to the market price, in percent ("-1.5"); turns a fixed price into a margin. */
export class OfferMarginDto extends OfferVersionDto {
  @IsString()
  @Length(1, 40)
  new_margin!: string;
}

/** The price per coin; turns a margin into a fixed price. */
export class OfferFixedPriceDto extends OfferVersionDto {
  @IsString()
  @Length(1, 40)
  new_fixed_price!: string;
}

/** A range, or the only amounts the offer accepts. */
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
