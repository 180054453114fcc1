import { IsBoolean, IsObject, IsOptional, IsString, Length, ValidateNested } from "class-validator";
import { OfferAmountDto } from "./quick-edit-dto.ts";

/** How much the offer may trade in all, in its currency ("5000.00"); without `active`, any amount. */
class OfferCapDto {
  @IsOptional()
  @IsString()
  @Length(1, 40)
  amount?: string;

  @IsBoolean()
  active!: boolean;
}

/** The cap of an offer and, where they are sent, its amounts: both or none of it. */
export class SetOfferCapDto extends OfferAmountDto {
  static readonly nested = { offer_cap: OfferCapDto };

  @IsObject()
  @ValidateNested()
  offer_cap!: OfferCapDto;
}
